import { menus } from '#words/screens/menus.ts';
import type { ScreenContent, ScreenMenus } from '#src/model/screen.schema.ts';
import { brandMark } from '#src/lib/brand-mark.ts';
import { SubjectIcon } from '#src/ui/icon/subject-icon.tsx';
import { Chip, Dot, People, ScreenButton } from './marks.tsx';
import styles from './window.module.css';

const allMenus: ScreenMenus = menus;

type Props = { readonly screen: ScreenContent };

/** The menu of the application: a side bar in the product, a line of tabs in the marketplace. */
export function Menu({ screen: { app, section, owner } }: Props) {
  const { name, workspace, entries, projects, person } = {
    ...allMenus[app],
    ...(owner && { projects: undefined, ...owner }),
  };
  return (
    <div className={styles.menu}>
      <p className={styles.brand}>
        <svg className={styles.sign} viewBox={brandMark.viewBox} aria-hidden="true">
          {brandMark.paths.map((path) => (
            <path key={path} d={path} />
          ))}
        </svg>
        <span className={styles.name}>{name}</span>
      </p>
      {workspace && (
        <p className={styles.workspace}>
          {workspace} <SubjectIcon name="chevron-down" />
        </p>
      )}
      <ul className={styles.entries} role="list">
        {entries.map(({ id, label, icon, count }) => (
          <li key={id} className={styles.entry} data-current={id === section || undefined}>
            <SubjectIcon name={icon} />
            <span className={styles.label}>{label}</span>
            {count && <span className={styles.count}>{count}</span>}
          </li>
        ))}
      </ul>
      {projects && (
        <div className={styles.projects}>
          <p className={styles.role}>{projects.title}</p>
          {projects.items.map(({ name: project, tone }) => (
            <p key={project} className={styles.entry}>
              <Dot tone={tone} /> {project}
            </p>
          ))}
        </div>
      )}
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
export function Bar({ screen: { title, aside, chip, views, people, buttons } }: Props) {
  return (
    <div className={styles.bar}>
      <p className={styles.title}>{title}</p>
      {aside && <p className={styles.aside}>{aside}</p>}
      {chip && <Chip chip={chip} />}
      {views && (
        <p className={styles.views}>
          {views.map((view) => (
            <span key={view}>{view}</span>
          ))}
        </p>
      )}
      <div className={styles.tools}>
        {people && (
          <span className={styles.team}>
            <People initials={people} />
          </span>
        )}
        {buttons?.map((button, place) => (
          <ScreenButton key={place} button={button} isMain={place === buttons.length - 1} />
        ))}
      </div>
    </div>
  );
}
