import { about, platformToday } from '#words/pages/about.ts';
import { team } from '#words/team.ts';
import { island } from '#src/platform/hydration/island.tsx';
import { Band } from '#src/sections/band/band.tsx';
import { ContentPage } from '#src/sections/content-page/content-page.tsx';
import { Portrait } from '#src/sections/portrait/portrait.tsx';
import styles from './about.module.css';

const Statistics = island(() =>
  import('#src/features/statistics/statistics.tsx').then((module) => module.Statistics),
);

/** Mission, values, live statistics, leadership and vision (R2.29). */
export const AboutPage = () => (
  <ContentPage
    id="about"
    copy={about}
    before={{ leadership: <Statistics copy={platformToday} /> }}
    own={{ leadership: <Leadership /> }}
  />
);

function Leadership() {
  const { heading, paragraphs } = about.sections.leadership;
  return (
    <Band heading={heading} intro={paragraphs.join(' ')}>
      <ul className={styles.team} role="list">
        {team.map(({ id, name, role, bio }, index) => (
          <li key={id} className={styles.person}>
            <div className={styles.plate}>
              <Portrait
                id={id}
                name={name}
                tone={index % 2 === 0 ? 'night' : 'paper'}
                sizes="(width > 1024px) 19rem, (width > 768px) 44vw, 92vw"
              />
            </div>
            <h3>{name}</h3>
            <p className={styles.role}>{role}</p>
            <p className={styles.bio}>{bio}</p>
          </li>
        ))}
      </ul>
    </Band>
  );
}
