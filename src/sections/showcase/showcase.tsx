import type { PictureId } from '#src/model/home.schema.ts';
import type { FeaturesCopy } from '#src/model/page-copy.schema.ts';
import { Band } from '#src/sections/band/band.tsx';
import { Picture } from '#src/sections/picture/picture.tsx';
import styles from './showcase.module.css';

type Props = {
  readonly copy: FeaturesCopy;
  /** One for each item, in their order. */
  readonly pictures: readonly PictureId[];
  readonly tone?: 'paper' | 'sunk' | 'night';
};

/** Features that are better seen: each beside its picture, the sides changing. */
export function Showcase({ copy, pictures, tone = 'paper' }: Props) {
  return (
    <Band heading={copy.heading} intro={copy.intro} tone={tone}>
      <ul className={styles.items} role="list">
        {copy.items.map(({ title, description }, index) => {
          const picture = pictures[index];
          return (
            <li key={title} className={styles.item}>
              <div className={styles.text}>
                <h3 className={styles.title}>{title}</h3>
                <p className={styles.description}>{description}</p>
              </div>
              {picture && (
                <div className={styles.picture}>
                  <Picture id={picture} sizes="(width > 1024px) 46rem, 92vw" />
                </div>
              )}
            </li>
          );
        })}
      </ul>
    </Band>
  );
}
