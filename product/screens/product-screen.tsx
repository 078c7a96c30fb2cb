import { brandMark } from '../../src/lib/brand-mark.ts';
import { href } from '../../src/routes.ts';
import { SubjectIcon } from '../../src/ui/icon/subject-icon.tsx';
import { TitleBar } from '#product/kit/bar.tsx';
import { Branded } from './brands.tsx';
import { type ScreenPart, ScreenParts } from '#product/kit/parts.tsx';
import { Dot, Face } from '#product/kit/pieces.tsx';
import pieces from '#product/kit/pieces.module.css';
import styles from './product-screen.module.css';
import { Window } from '#product/kit/window.tsx';
import { allMenus, type ScreenContent, screenOf } from './screens.ts';

type Props = {
  readonly id: string;
  readonly isStill?: boolean;
  /** Whether the menu of a screen with views leads to the pages of the others. */
  readonly hasLinks?: boolean;
};

/**
 * A screen of the product. It follows the width of its place, not of the window: with its menu from 60rem, with the
 * menu as icons from 40rem, and below as a composition of the parts for phones. With several views or brands it can be
 * used, by radio inputs alone; others, and all stills, are one picture to assistive technology, text to the eye.
 */
export function ProductScreen({ id, isStill, hasLinks = true }: Props) {
  const screen = isStill ? asStill(screenOf(id)) : screenOf(id);
  const { views, brands } = screen;
  const isLinked = hasLinks && screen.app === 'product' && Boolean(views);
  const top = screen.top ? [{ size: 'top', parts: screen.top }] : [];
  const layout = (
    <div className={styles.layout} inert={!views}>
      <ScreenMenu screen={screen} isLinked={isLinked} />
      <div>
        <TitleBar
          {...screen}
          choice={
            views && { label: views.label, names: [views.first, ...views.others.map(({ name }) => name)] }
          }
        />
        <div className={pieces.views}>
          {[screen, ...(views?.others ?? [])].map(({ columns }, index) => (
            <Columns
              key={index}
              columns={[...top, ...screen.columns.slice(0, -columns.length), ...columns]}
            />
          ))}
        </div>
      </div>
    </div>
  );
  return (
    <Window
      label={screen.description}
      role={views || brands ? 'group' : 'img'}
      className={styles.window}
      marks={{
        'data-app': screen.app,
        'data-surface': screen.tone,
      }}
    >
      {brands ? <Branded brands={brands}>{layout}</Branded> : layout}
    </Window>
  );
}

/** Without views, and no card opens. */
const asStill = (screen: ScreenContent): ScreenContent => ({
  ...screen,
  views: undefined,
  columns: screen.columns.map((column) => ({
    ...column,
    parts: column.parts.map((part) => (part.kind === 'board' ? { ...part, file: undefined } : part)),
  })),
});

type ColumnsProps = {
  readonly columns: readonly { readonly size: string; readonly parts: readonly ScreenPart[] }[];
};

const Columns = ({ columns }: ColumnsProps) => (
  <div className={styles.columns}>
    {columns.map(({ size, parts }, index) => (
      <div
        key={index}
        className={styles.column}
        data-size={size}
        data-phones={parts.some(({ onPhones }) => onPhones)}
        data-tablets={size !== 'index' && parts.some(({ onTablets }) => onTablets !== false)}
      >
        <ScreenParts parts={parts} />
      </div>
    ))}
  </div>
);

type MenuProps = { readonly screen: ScreenContent; readonly isLinked: boolean };

/** The menu of the application: a side bar in the product, a line of tabs in the marketplace and in portals. */
function ScreenMenu({ screen: { app, section, owner }, isLinked }: MenuProps) {
  const { name, workspace, entries, projects, person } = {
    ...allMenus[app],
    ...(owner && { projects: undefined, ...owner }),
  };
  return (
    <div className={app === 'product' ? styles.sideBar : styles.tabs}>
      <p className={styles.brand}>
        <svg viewBox={brandMark.viewBox} aria-hidden="true">
          {brandMark.paths.map((path) => (
            <path key={path} d={path} />
          ))}
        </svg>
        <span className={pieces.title}>{name}</span>
      </p>
      {workspace && <p className={styles.workspace}>{workspace}</p>}
      <ul className={styles.entries} role="list">
        {entries.map(({ id, label, icon, route }) => {
          const isCurrent = id === section || undefined;
          const isLink = isLinked && !isCurrent;
          const Entry = isLink ? 'a' : 'span';
          return (
            <li key={id}>
              <Entry
                className={styles.entry}
                data-current={isCurrent}
                aria-current={isLinked ? isCurrent : undefined}
                {...(isLink && {
                  href: href(route ? { route } : { route: 'product', hash: id }),
                  title: label,
                })}
              >
                <SubjectIcon name={icon} />
                <span>{label}</span>
              </Entry>
            </li>
          );
        })}
      </ul>
      {projects && (
        <div className={styles.projects}>
          <p className={styles.role}>{projects.title}</p>
          {projects.items.map((project) => (
            <p key={project.name} className={styles.entry}>
              <Dot tone={project.tone} /> {project.name}
            </p>
          ))}
        </div>
      )}
      <p className={styles.person} data-part="person">
        <Face initials={person.initials} />
        <span>
          {person.name}
          <span className={styles.role}>{person.role}</span>
        </span>
      </p>
    </div>
  );
}
