import { portraits } from '#made/pictures.ts';
import { about, crossSection, letter, platformToday, teamColumns } from '#words/pages/about.ts';
import { labels } from '#words/labels.ts';
import { language } from '#words/language.ts';
import { team } from '#words/team.ts';
import type { TeamMember } from '#src/model/team.schema.ts';
import { Statistics } from '#src/features/statistics/statistics.tsx';
import { Band } from '#src/sections/band/band.tsx';
import { CallToAction } from '#src/sections/call-to-action/call-to-action.tsx';
import { Prose } from '#src/sections/content-page/sections.tsx';
import { Evidence, RecordDialogs } from '#src/sections/evidence/evidence.tsx';
import { OwnerAnswers } from '#src/sections/owner-answers/owner-answers.tsx';
import { PageHero } from '#src/sections/page-hero/page-hero.tsx';
import { PictureFile } from '#src/sections/picture/picture.tsx';
import { Signature } from '#src/sections/signature/signature.tsx';
import styles from './about.module.css';
import { CrossSection } from './cross-section.tsx';

const { sections, callToAction } = about;
/** Samples until an owner has named others. */
const people: readonly TeamMember[] = team;

/** A letter, who answers for what, and the mission and vision with a qanat between them (R2.29). */
export const AboutPage = () => (
  <>
    <PageHero copy={about.hero}>
      <Letter />
    </PageHero>
    <Team />
    <Prose copy={sections.mission} />
    <CrossSection drawing={crossSection} values={sections.values} />
    <Prose copy={sections.vision} />
    <Statistics copy={platformToday} />
    <Evidence />
    <OwnerAnswers page="about" />
    <CallToAction copy={callToAction} seed="about" />
    <RecordDialogs />
  </>
);

/** Signed by the first of the team. */
function Letter() {
  const [author] = people;
  return (
    <figure className={`card stack4 ${styles.letter}`} aria-label={letter.label}>
      {letter.paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <div className={styles.signed}>
        <Signature hand="third" />
        {author && (
          <p className="label">
            <bdi translate="no">{author.name}</bdi>
            <span className="note">{author.role}</span>
          </p>
        )}
      </div>
    </figure>
  );
}

/** Each person with a picture and an address to write to. */
function Team() {
  return (
    <Band {...sections.leadership}>
      <table className={styles.team}>
        <thead>
          <tr>
            {teamColumns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {people.map(({ id, name, role, bio, email }) => (
            <tr key={id}>
              <th scope="row">
                <Portrait id={id} name={name} />
                <span className={styles.name} translate="no">
                  {name}
                </span>
                <span className="note">{role}</span>
              </th>
              <td>{bio}</td>
              <td>
                <a href={`mailto:${email}`}>{email}</a>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {people.some(({ sample }) => sample) && <p className={`fine ${styles.sample}`}>{labels.sampleData}</p>}
    </Band>
  );
}

/** Without the article of an Arabic name. */
const initialOf = (word = '') => /^(?:ال)?(\P{M}\p{M}*)/u.exec(word)?.[1] ?? '';

/** Letters of Arabic would join without the space. */
const initialsOf = (name: string) => {
  const words = name.split(' ');
  return [words[0], words.length > 1 ? words.at(-1) : '']
    .map(initialOf)
    .join(language.dir === 'rtl' ? ' ' : '');
};

/** A photograph of content/team, else the initials of the name. */
function Portrait({ id, name }: { readonly id: string; readonly name: string }) {
  const portrait = portraits[id];
  return portrait ? (
    <span className={styles.portrait}>
      <PictureFile picture={portrait} alt={name} sizes="5rem" />
    </span>
  ) : (
    <span className={`${styles.portrait} ${styles.medallion}`} role="img" aria-label={name} translate="no">
      {initialsOf(name)}
    </span>
  );
}
