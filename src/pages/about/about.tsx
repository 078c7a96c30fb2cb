import { portraits } from 'virtual:portraits';

import { about, crossSection, platformToday } from '#words/pages/about.ts';
import { team } from '#words/team.ts';
import type { TeamMember } from '#src/model/team.schema.ts';
import { Statistics } from '#src/features/statistics/statistics.island.tsx';
import { Island } from '#src/platform/islands/island.tsx';
import { Band } from '#src/sections/band/band.tsx';
import { CallToAction } from '#src/sections/call-to-action/call-to-action.tsx';
import { Prose } from '#src/sections/content-page/sections.tsx';
import { PageHero } from '#src/sections/page-hero/page-hero.tsx';
import { PictureFile } from '#src/sections/picture/picture.tsx';
import styles from './about.module.css';
import { CrossSection } from './cross-section.tsx';

const { hero, sections, callToAction } = about;

/** A qanat with the values, mission, statistics, leadership and vision (R2.29). */
export const AboutPage = () => (
  <>
    <PageHero copy={hero} />
    <CrossSection drawing={crossSection} values={sections.values} />
    <Prose copy={sections.mission} />
    <Island of={Statistics} props={{ copy: platformToday }} wakes="near" />
    <Leadership />
    <Prose copy={sections.vision} />
    <CallToAction copy={callToAction} seed="about" />
  </>
);

function Leadership() {
  const { heading, paragraphs } = sections.leadership;
  return (
    <Band heading={heading} intro={paragraphs.join(' ')}>
      <ul className={styles.team} role="list">
        {team.map((person) => (
          <li key={person.id} className={styles.person}>
            <Portrait person={person} />
            <h3 className={styles.name} translate="no">
              {person.name}
            </h3>
            <p className={`label ${styles.role}`}>{person.role}</p>
            <p className="note">{person.bio}</p>
          </li>
        ))}
      </ul>
    </Band>
  );
}

/** A person of content/en/team.ts. A sample is a drawing with initials; without a portrait there are only the initials. */
function Portrait({ person: { id, name, initials, sample } }: { readonly person: TeamMember }) {
  const portrait = portraits[id];
  return (
    <div className={`centred night ${styles.portrait}`}>
      {portrait && (
        <PictureFile
          picture={portrait}
          alt={name}
          sizes="(width > 1024px) 19rem, (width > 768px) 46vw, calc(50vw - 1.75rem)"
        />
      )}
      {(sample ?? !portrait) && (
        <span className={styles.initials} aria-hidden="true">
          {initials}
        </span>
      )}
    </div>
  );
}
