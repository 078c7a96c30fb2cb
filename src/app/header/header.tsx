import { useLocation } from 'react-router-dom';

import { labels } from '#words/labels.ts';
import { navigation } from '#words/navigation.ts';
import { language } from '#words/language.ts';
import { href, type RouteId } from '#src/routes.ts';
import { LanguageLinks } from '#src/sections/menus/language-links.tsx';
import { headerEntries, type MenuLink } from '#src/sections/menus/menus.ts';
import { Brand } from '#src/ui/brand/brand.tsx';
import { Button } from '#src/ui/button/button.tsx';
import { Menu } from '#src/ui/menu/menu.tsx';
import frame from './frame.module.css';
import styles from './header.module.css';
import { SidePanel } from './side-panel.tsx';

const bookDemo = href({ route: 'contact', subject: 'demo-request' });

/** The sticky navigation bar of the main site (R2.12, R2.13). */
export function Header() {
  const { pathname } = useLocation();
  const currentOf = (route: RouteId) => href(route) === pathname;
  const itemOf = ({ label, description, route }: MenuLink) => ({
    ...{ label, description, href: href(route), isCurrent: currentOf(route) },
  });
  return (
    <header className={frame.header} data-host="main" data-sticks="">
      <div className={`line ${frame.bar}`}>
        <a
          className={`tapTarget plainLink ${styles.brand}`}
          href={href('home')}
          aria-label={`${labels.brand}${language.listSeparator}${labels.homeLink}`}
        >
          <Brand name={labels.brand} />
        </a>
        <nav className={styles.navigation} aria-label={labels.mainNavigation}>
          {headerEntries.map((entry) =>
            'links' in entry ? (
              <Menu
                key={entry.id}
                label={entry.label}
                group="header"
                items={entry.links.map(itemOf)}
                more={
                  'more' in entry ? { label: navigation.alsoFor, items: entry.more.map(itemOf) } : undefined
                }
              />
            ) : (
              <a
                key={entry.route}
                className={styles.link}
                href={href(entry.route)}
                aria-current={currentOf(entry.route) ? 'page' : undefined}
              >
                {entry.label}
              </a>
            ),
          )}
        </nav>
        <div className={styles.actions}>
          <LanguageLinks className={styles.link} />
          <a className={styles.link} href={href({ platform: 'login' })}>
            {labels.login}
          </a>
          <Button href={bookDemo} variant="secondary">
            {labels.bookDemo}
          </Button>
          <Button href={href({ platform: 'join' })}>{labels.getStarted}</Button>
        </div>
        <div className={`line ${styles.panel}`}>
          <Button href={href({ platform: 'join' })}>{labels.getStarted}</Button>
          <SidePanel bookDemo={bookDemo} />
        </div>
      </div>
    </header>
  );
}
