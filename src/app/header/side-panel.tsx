import { labels } from '#words/labels.ts';
import { href } from '#src/routes.ts';
import { LanguageLinks } from '#src/sections/menus/language-links.tsx';
import { footerColumns, headerEntries } from '#src/sections/menus/menus.ts';
import { Button } from '#src/ui/button/button.tsx';
import { MenuPanel } from '#src/ui/menu/menu-panel.tsx';
import styles from './side-panel.module.css';
import { SocialLinks } from '#src/app/footer/social-links.tsx';

/** R2.15. */
const SOCIAL_COUNT = 4;

/** The menu of mobile and tablet windows: groups, actions, legal links and social profiles. */
export function SidePanel({ bookDemo }: { bookDemo: string }) {
  const groups = headerEntries.flatMap((entry) =>
    'links' in entry
      ? [
          {
            label: entry.label,
            items: [...entry.links, ...('more' in entry ? entry.more : [])].map(({ label, route }) => ({
              label,
              href: href(route),
            })),
          },
        ]
      : [],
  );
  const links = headerEntries.flatMap((entry) => ('links' in entry ? [] : [entry]));
  const legal = footerColumns.find((column) => column.id === 'legal')?.links ?? [];
  return (
    <MenuPanel
      id="side-panel"
      title={labels.openMenu}
      openLabel={labels.openMenu}
      closeLabel={labels.closeMenu}
      groups={groups}
    >
      {links.map(({ label, route }) => (
        <a key={route} className={`line subheading plainLink ${styles.link}`} href={href(route)}>
          {label}
        </a>
      ))}
      <a className={`line subheading plainLink ${styles.link}`} href={href({ platform: 'login' })}>
        {labels.login}
      </a>
      <div className={`stack3 ${styles.actions}`}>
        <Button href={href({ platform: 'join' })} size="large">
          {labels.getStarted}
        </Button>
        <Button href={bookDemo} variant="secondary" size="large">
          {labels.bookDemoMobile}
        </Button>
      </div>
      <ul className={`row ${styles.legal}`} role="list">
        <li>
          <LanguageLinks className={styles.language} />
        </li>
        {legal.map(({ label, route }) => (
          <li key={route}>
            <a href={href(route)}>{label}</a>
          </li>
        ))}
      </ul>
      <SocialLinks count={SOCIAL_COUNT} />
    </MenuPanel>
  );
}
