import { labels } from '../../content/en/labels.ts';
import { brandMark } from '../../src/lib/brand-mark.ts';
import { channelLines } from '../../src/lib/channel-lines.ts';
import type { Film, Scene } from './film.ts';
import { ProductScreen } from '#product/screens/product-screen.tsx';

import styles from './film-stage.module.css';

/** All scenes of a film, one over the other. Development shows it; no page does. */
export const FilmStage = ({ film: { steps, scenes } }: { readonly film: Film }) => (
  <div className={styles.stage} data-tone="night">
    {scenes.map((scene) => (
      <div key={scene.id} className={styles.scene} data-scene={scene.id}>
        {scene.screen ? <ScreenScene scene={scene} id={scene.screen} /> : <WordScene scene={scene} />}
      </div>
    ))}
    <div className={styles.head}>
      <ol className={styles.steps} role="list">
        {steps.map((step) => (
          <li key={step} className={styles.step} data-step="">
            {step}
          </li>
        ))}
      </ol>
      <p className={styles.sample}>{labels.sampleData}</p>
    </div>
  </div>
);

type Props = { readonly scene: Scene };

const ScreenScene = ({ scene: { title, text }, id }: Props & { readonly id: string }) => (
  <>
    <div className={styles.words}>
      <p className={styles.title}>{title}</p>
      <p className={styles.text}>{text}</p>
    </div>
    <div className={styles.view}>
      <div className={styles.screen} data-camera="">
        <ProductScreen id={id} isStill />
      </div>
    </div>
  </>
);

const lines = channelLines({ seed: 'film', width: 1280, height: 270, lines: 13 }).paths;

/** Large words over channels in which light flows. */
const WordScene = ({ scene: { title, text, figures } }: Props) => (
  <>
    <svg className={styles.channels} viewBox="0 0 1280 270" aria-hidden="true">
      {lines.map((line, index) => (
        <g key={line}>
          <path d={line} />
          <path className={styles.light} d={line} pathLength="1" style={{ animationDelay: `${-index}s` }} />
        </g>
      ))}
    </svg>
    <div className={styles.large} data-figures={figures !== undefined}>
      <svg className={styles.mark} viewBox={brandMark.viewBox} aria-hidden="true">
        {brandMark.paths.map((path) => (
          <path key={path} d={path} />
        ))}
      </svg>
      <p className={styles.title}>{title}</p>
      <p className={styles.text}>{text}</p>
      {figures && (
        <dl className={styles.figures}>
          {figures.map(({ value, label }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  </>
);
