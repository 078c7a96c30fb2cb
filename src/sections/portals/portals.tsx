import { portalAccents } from '#content/portal-accents.ts';
import { site } from '#content/site.ts';
import { portals } from '#words/screens/portals.ts';
import { channelLines } from '#src/lib/channel-lines.ts';
import type { PortalsContent } from '#src/model/portals.schema.ts';
import styles from './portals.module.css';

const content: PortalsContent = portals;

/** One portal in the brands of three sample partners, as one picture. */
export const Portals = () => (
  <figure className={styles.figure}>
    <div role="img" aria-label={content.description}>
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

// The colour is an attribute of a drawing: the policy of the site allows no styles in the markup.
function Portal({ id, name, initial, tagline, projects }: PortalsContent['partners'][number]) {
  const accent = portalAccents[id];
  return (
    <div className={styles.portal}>
      <p className={styles.address}>
        <bdi dir="ltr">{`${id}.${site.brandHost}`}</bdi>
      </p>
      <div className={styles.head}>
        <span className={styles.sign}>
          <Ground colour={accent} />
          {initial}
        </span>
        <span className={styles.name}>{name}</span>
        <span className={styles.login}>
          <Ground colour={accent} />
          {content.login}
        </span>
      </div>
      <div className={styles.hero}>
        <Ground colour={accent} />
        <svg
          className={styles.lines}
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          {channelLines({ seed: `portal ${id}`, width: WIDTH, height: HEIGHT, lines: 9 }).paths.map(
            (path) => (
              <path key={path} d={path} />
            ),
          )}
        </svg>
        <p className={styles.tagline}>{tagline}</p>
      </div>
      <ul className={styles.projects} role="list">
        {projects.map((project) => (
          <li key={project.id} className={styles.project}>
            <span className={styles.title}>{project.title}</span>
            <span>{project.amount}</span>
            <span className={styles.muted}>{project.line}</span>
            <svg className={styles.share} viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
              <rect width={project.share} height="4" fill={accent} />
            </svg>
          </li>
        ))}
      </ul>
    </div>
  );
}

const Ground = ({ colour }: { readonly colour: string }) => (
  <svg className={styles.ground} aria-hidden="true">
    <rect width="100%" height="100%" fill={colour} />
  </svg>
);
