import { labels } from '#words/labels.ts';
import { href } from '#src/routes.ts';
import { headerEntries } from '#src/sections/menus/menus.ts';
import { LaterStyle } from '#src/platform/hydration/later-style.tsx';
import { Channels } from '#src/sections/channels/channels.tsx';
import { Button } from '#src/ui/button/button.tsx';
import styles from './not-found.module.css';

const places = headerEntries.flatMap((entry) => ('links' in entry ? entry.links : []));

/** The page of unknown paths (R2.3): a drawing of a channel that ends, and links to other pages. */
export function NotFoundPage() {
  const { eyebrow, title, lead, action, elsewhere } = labels.notFound;
  return (
    <>
      <LaterStyle />
      <section className={styles.hero} aria-labelledby="not-found">
        <div className={styles.course}>
          <Channels seed="not-found" tone="night" lines={11} height={620} />
        </div>
        <div className={styles.words}>
          <p className={styles.eyebrow}>{eyebrow}</p>
          <h1 className={styles.title} id="not-found">
            {title}
          </h1>
          <p className={styles.lead}>{lead}</p>
          <Button href={href('home')} tone="night" size="large">
            {action}
          </Button>
        </div>
      </section>
      <section className={styles.elsewhere} aria-labelledby="elsewhere">
        <h2 id="elsewhere">{elsewhere}</h2>
        <ul className={styles.places} role="list">
          {places.map(({ label, description, route }) => (
            <li key={route}>
              <a className={styles.place} href={href(route)}>
                <span className={styles.name}>{label}</span>
                <span className={styles.description}>{description}</span>
              </a>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
