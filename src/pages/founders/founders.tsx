import { founders } from '#words/pages/founders.ts';
import { Band } from '#src/sections/band/band.tsx';
import { ContentPage } from '#src/sections/content-page/content-page.tsx';
import { SubjectIcon } from '#src/ui/icon/subject-icon.tsx';
import styles from './application.module.css';

/** Founders and capital seekers (R2.34). */
export const FoundersPage = () => (
  <ContentPage id="founders" copy={founders} own={{ admission: <Application /> }} />
);

/** The documents of an application, drawn as a folder. */
function Application() {
  const { heading, intro, items, pace } = founders.sections.admission;
  return (
    <Band heading={heading} intro={intro} pace={pace}>
      <div className={`card ${styles.folder}`}>
        <span className={`centred ${styles.tab}`}>
          <SubjectIcon name="folder" size="medium" />
        </span>
        <ol className={styles.papers} role="list">
          {items.map((item, index) => (
            <li key={item} className={styles.paper}>
              <span className={styles.number} aria-hidden="true">
                {index + 1}
              </span>
              {item}
            </li>
          ))}
        </ol>
      </div>
    </Band>
  );
}
