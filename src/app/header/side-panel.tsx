import { labels } from '#words/labels.ts';
import { frozen } from '#src/platform/hydration/frozen.tsx';
import { href } from '#src/routes.ts';
import { LanguageSwitch } from '#src/sections/menus/language-switch.tsx';
import { footerColumns, headerEntries } from '#src/sections/menus/menus.ts';
import { Button } from '#src/ui/button/button.tsx';
import { MenuPanel } from '#src/ui/menu/menu-panel.tsx';
import styles from './side-panel.module.css';

const SocialLinks = frozen(() =>
  import('#src/app/footer/social-links.tsx').then((module) => module.SocialLinks),
);

/** R2.15. */
const SOCIAL_COUNT = 4;

/** The menu of mobile and tablet windows: groups, actions, legal links and social profiles. */
export function SidePanel({ bookDemo }: { bookDemo: string }) {
  const groups = headerEntries.flatMap((entry) =>
    'links' in entry
      ? [{ label: entry.label, items: entry.links.map(({ label, route }) => ({ label, href: href(route) })) }]
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
        <a key={route} className={styles.link} href={href(route)}>
          {label}
        </a>
      ))}
      <a className={styles.link} href={href({ platform: 'login' })}>
        {labels.login}
      </a>
      <div className={styles.actions}>
        <Button href={bookDemo} variant="secondary" size="large">
          {labels.bookDemoMobile}
        </Button>
        <Button href={href({ platform: 'join' })} size="large">
          {labels.getStarted}
        </Button>
      </div>
      <LanguageSwitch className={styles.language} />
      <ul className={styles.legal} role="list">
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
