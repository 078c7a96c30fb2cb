import { partnerCheck } from '#content/partner-check/partner-check.ts';
import type { PartnerConfig } from '#src/api/read-partner-config.ts';
import type { Project } from '#src/api/read-projects.ts';
import type { PartnerState } from '#src/features/partner/partner-store.ts';
import { fillIn } from '#src/lib/fill-in.ts';
import { PreviewFrame } from './preview-frame.tsx';
import styles from './previews.module.css';

const projects: readonly Project[] = partnerCheck.projects.map((project) => ({
  ...project,
  picture: undefined,
  target: undefined,
  currency: 'USD',
  endDate: undefined,
  creatorName: undefined,
}));

/** The landing page of the partner in two windows, with what the site really shows. */
export function Previews({ brand }: { brand: PartnerConfig }) {
  const { title, note, desktop, phone } = partnerCheck.preview;
  const state: PartnerState = { status: 'branded', brand, projects };
  return (
    <section className={styles.section} aria-labelledby="previews">
      <div className={styles.head}>
        <h2 className={styles.title} id="previews">
          {title}
        </h2>
        <p className={styles.note}>{note}</p>
      </div>
      <div className={styles.windows}>
        <Preview state={state} label={fillIn(desktop, { width: 1440 })} window="desktop" />
        <Preview state={state} label={fillIn(phone, { width: 390 })} window="phone" />
      </div>
    </section>
  );
}

type PreviewProps = {
  readonly state: PartnerState;
  readonly label: string;
  readonly window: 'desktop' | 'phone';
};

const Preview = ({ state, label, window }: PreviewProps) => (
  <figure className={styles.preview} data-window={window}>
    <div className={styles.frame}>
      <PreviewFrame state={state} label={label} />
    </div>
    <figcaption className={styles.caption}>{label}</figcaption>
  </figure>
);
