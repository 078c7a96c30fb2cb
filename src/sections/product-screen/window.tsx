import { menus } from '#words/screens/menus.ts';
import type { ScreenContent, ScreenMenus } from '#src/model/screen.schema.ts';
import { SubjectIcon } from '#src/ui/icon/subject-icon.tsx';
import { Chip, People } from './marks.tsx';
import styles from './window.module.css';

const allMenus: ScreenMenus = menus;

type Props = { readonly screen: ScreenContent };

/** The menu of the application: a side bar in the product, a line of tabs in the marketplace. */
export function Menu({ screen: { app, section, owner } }: Props) {
  const { name, workspace, entries, person } = { ...allMenus[app], ...owner };
  return (
    <div className={styles.menu}>
      <p className={styles.name}>{name}</p>
      {workspace && <p className={styles.workspace}>{workspace}</p>}
      <ul className={styles.entries} role="list">
        {entries.map(({ id, label, icon }) => (
          <li key={id} className={styles.entry} data-current={id === section}>
            <SubjectIcon name={icon} />
            <span className={styles.label}>{label}</span>
          </li>
        ))}
      </ul>
      <div className={styles.person}>
        <span className={styles.face}>{person.initials}</span>
        <span className={styles.label}>
          {person.name}
          <small className={styles.role}>{person.role}</small>
        </span>
      </div>
    </div>
  );
}

/** Title and buttons of the screen. */
export function Bar({ screen: { title, aside, chip, people, buttons } }: Props) {
  return (
    <div className={styles.bar}>
      <p className={styles.title}>{title}</p>
      {aside && <p className={styles.aside}>{aside}</p>}
      {chip && <Chip chip={chip} />}
      <div className={styles.tools}>
        {people && <People initials={people} />}
        {buttons?.map((label, place) => (
          <span key={label} className={styles.button} data-main={place === buttons.length - 1}>
            {label}
          </span>
        ))}
      </div>
    </div>
  );
}
