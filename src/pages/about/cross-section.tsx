import type { AboutCopy } from '#src/model/composed-pages.schema.ts';
import styles from './cross-section.module.css';
import { QanatScene } from './qanat-scene.tsx';

type Props = {
  readonly drawing: { readonly alternativeText: string; readonly parts: readonly string[] };
  readonly values: AboutCopy['sections']['values'];
};

/** The drawing of a qanat, and below it the values of the company. */
export const CrossSection = ({ drawing, values: { heading, items } }: Props) => (
  <section className={styles.section} aria-labelledby="values-title">
    <QanatScene {...drawing} />
    <div className={`night ${styles.values}`} data-tone="night">
      <div className="container">
        <h2 className="subheading" id="values-title">
          {heading}
        </h2>
        <ol className={`columns ${styles.captions}`} role="list">
          {items.map(({ title, description }) => (
            <li key={title} className={`stack2 ${styles.caption}`}>
              <h3>{title}</h3>
              <p className={styles.text}>{description}</p>
            </li>
          ))}
        </ol>
      </div>
    </div>
  </section>
);
