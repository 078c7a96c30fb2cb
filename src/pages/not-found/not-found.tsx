import { labels } from '#content/labels.ts';
import { navigation } from '#content/navigation.ts';
import { href } from '#src/routes.ts';
import { Channels } from '#src/sections/channels/channels.tsx';
import { Button } from '#src/ui/button/button.tsx';
import styles from './not-found.module.css';

/** What any unknown path shows (spec section 2). */
export function NotFoundPage() {
  const { eyebrow, title, lead, action, elsewhere } = labels.notFound;
  const links = navigation.footer.filter((column) => column.id !== 'legal').flatMap((column) => column.links);
  return (
    <section className={styles.page} aria-labelledby="not-found">
      <div className={styles.course}>
        <Channels seed="not-found" lines={3} />
      </div>
      <div className={styles.inner}>
        <p className={styles.eyebrow}>{eyebrow}</p>
        <h1 className={styles.title} id="not-found">
          {title}
        </h1>
        <p className={styles.lead}>{lead}</p>
        <Button href={href('home')} size="large">
          {action}
        </Button>
        <h2 className={styles.elsewhere}>{elsewhere}</h2>
        <ul className={styles.links} role="list">
          {links.map(({ label, route }) => (
            <li key={route}>
              <a href={href(route)}>{label}</a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
