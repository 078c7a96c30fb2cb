import { portalAccents } from '../../content/portal-accents.ts';
import { site } from '../../content/site.ts';
import { portals } from '../../content/en/portals.ts';
import { channelLines } from '../../src/lib/channel-lines.ts';
import { Share } from '#product/kit/pieces.tsx';
import pieces from '#product/kit/pieces.module.css';
import styles from './portals.module.css';

export type PortalsContent = {
  /** What the picture shows, to assistive technology. */
  readonly description: string;
  readonly note: string;
  readonly login: string;
  readonly partners: readonly {
    /** Subdomain of its portal. */
    readonly id: keyof typeof portalAccents;
    readonly name: string;
    readonly initial: string;
    readonly tagline: string;
    readonly projects: readonly {
      readonly id: string;
      readonly title: string;
      readonly line: string;
      readonly amount: string;
      /** What is committed, in percent. */
      readonly share: number;
    }[];
  }[];
};

const content: PortalsContent = portals;

/** One portal in the brands of three sample partners, as one picture. */
export const Portals = () => (
  <figure className={styles.figure}>
    <div role="img" aria-label={content.description} data-nosnippet="">
      <div className={styles.row} inert>
        {content.partners.map((partner) => (
          <Portal key={partner.id} {...partner} />
        ))}
      </div>
    </div>
    <figcaption className="fine">{content.note}</figcaption>
  </figure>
);

const [WIDTH, HEIGHT] = [400, 150];

function Portal({ id, name, initial, tagline, projects }: PortalsContent['partners'][number]) {
  const accent = portalAccents[id];
  const { paths } = channelLines({ seed: `portal ${id}`, width: WIDTH, height: HEIGHT, lines: 9 });
  return (
    <div className={`${pieces.card} ${styles.portal}`}>
      <p className={styles.address}>
        <bdi dir="ltr">{`${id}.${site.brandHost}`}</bdi>
      </p>
      <div className={styles.head}>
        <span className={`${styles.branded} ${styles.sign}`}>
          <Background colour={accent} />
          {initial}
        </span>
        <span className={pieces.title}>{name}</span>
        <span className={`${styles.branded} ${styles.login}`}>
          <Background colour={accent} />
          {content.login}
        </span>
      </div>
      <div className={`${styles.branded} ${styles.hero}`}>
        <Background colour={accent} />
        <svg
          className={styles.lines}
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          {paths.map((path) => (
            <path key={path} d={path} />
          ))}
        </svg>
        <p className={styles.tagline}>{tagline}</p>
      </div>
      <ul className={styles.projects} role="list">
        {projects.map((project) => (
          <li key={project.id} className={styles.project}>
            <span>{project.title}</span>
            <span>{project.amount}</span>
            <span className={pieces.muted}>{project.line}</span>
            <Share value={project.share} fill={accent} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The colour is an attribute of a drawing: the policy of the site allows no styles in the markup. */
const Background = ({ colour }: { readonly colour: string }) => (
  <svg className={styles.background} aria-hidden="true">
    <rect width="100%" height="100%" fill={colour} />
  </svg>
);
