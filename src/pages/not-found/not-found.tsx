import { labels } from '#words/labels.ts';
import { href } from '#src/routes.ts';
import { Band } from '#src/sections/band/band.tsx';
import { headerEntries } from '#src/sections/menus/menus.ts';
import { PageHero } from '#src/sections/page-hero/page-hero.tsx';
import styles from './not-found.module.css';

const { action, elsewhere, ...hero } = labels.notFound;
const places = headerEntries.flatMap((entry) => ('links' in entry ? entry.links : []));

/** The page of unknown paths (R2.3), with links to other pages. */
export const NotFoundPage = () => (
  <>
    <PageHero copy={{ ...hero, actions: [{ label: action, to: { route: 'home' } }] }} />
    <Band heading={elsewhere} layout="split">
      <ul className={`columns ${styles.places}`} role="list">
        {places.map(({ label, description, route }) => (
          <li key={route}>
            <a className={`plainLink ${styles.place}`} href={href(route)}>
              <span className={`subheading ${styles.name}`}>{label}</span>
              <span className="note">{description}</span>
            </a>
          </li>
        ))}
      </ul>
    </Band>
  </>
);
