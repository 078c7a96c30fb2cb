import { portraits } from 'virtual:portraits';

import { about, platformToday } from '#content/pages/about.ts';
import { team } from '#content/team.ts';
import { island } from '#src/platform/hydration/island.tsx';
import { Band } from '#src/sections/band/band.tsx';
import { CallToAction } from '#src/sections/call-to-action/call-to-action.tsx';
import { Channels } from '#src/sections/channels/channels.tsx';
import { Features } from '#src/sections/features/features.tsx';
import { PageHero } from '#src/sections/page-hero/page-hero.tsx';
import { PictureFile } from '#src/sections/picture/picture.tsx';
import { Prose } from '#src/sections/prose/prose.tsx';
import styles from './about.module.css';

const Statistics = island(() =>
  import('#src/features/statistics/statistics.tsx').then((module) => module.Statistics),
);

/** Mission, values, the platform's own count, leadership and vision (R2.29). */
export function AboutPage() {
  const { hero, sections, callToAction } = about;
  return (
    <>
      <PageHero copy={hero} course="about" />
      <Prose copy={sections.mission} />
      <Features copy={sections.values} tone="sunk" />
      <Statistics copy={platformToday} />
      <Band heading={sections.leadership.heading} intro={sections.leadership.paragraphs.join(' ')}>
        <ul className={styles.team} role="list">
          {team.map(({ id, name, role, bio }, index) => (
            <li key={id} className={styles.person}>
              <Portrait id={id} name={name} tone={index % 2 === 0 ? 'night' : 'paper'} />
              <h3 className={styles.name}>{name}</h3>
              <p className={styles.role}>{role}</p>
              <p className={styles.bio}>{bio}</p>
            </li>
          ))}
        </ul>
      </Band>
      <Prose copy={sections.vision} tone="sunk" />
      <CallToAction copy={callToAction} course="about" />
    </>
  );
}

/** The person's portrait, or a monogram while there is none. */
function Portrait({ id, name, tone }: { id: string; name: string; tone: 'night' | 'paper' }) {
  const portrait = portraits[id];
  if (portrait) {
    return (
      <span className={styles.portrait}>
        <PictureFile picture={portrait} sizes="(width > 1024px) 19rem, (width > 768px) 44vw, 92vw" />
      </span>
    );
  }
  return (
    <span className={styles.monogram} aria-hidden="true">
      <Channels seed={id} tone={tone} lines={9} height={900} />
      <span className={styles.initials}>{initialsOf(name)}</span>
    </span>
  );
}

/** First letters of the first and the last name. */
function initialsOf(name: string): string {
  const words = name.split(' ');
  return [words.at(0), words.at(-1)].map((word) => word?.charAt(0) ?? '').join('');
}
