import type { ScreenId } from '#src/model/screen.schema.ts';
import { ScreenParts } from './parts.tsx';
import { screens } from './screens.ts';
import styles from './window.module.css';
import { Bar, Menu } from './window.tsx';

/**
 * A screen of the product: one picture to assistive technology, text to the eye. It follows the width of its
 * place, not of the window: with its menu from 60rem, with the menu as icons from 40rem, and below as a composition
 * of the parts for phones.
 */
export function ProductScreen({ id }: { readonly id: ScreenId }) {
  const screen = screens[id];
  const isPortal = screen.app === 'portal';
  return (
    <div
      className={styles.window}
      role="img"
      aria-label={screen.description}
      // A portal is built as the marketplace is, in colours of its own.
      data-app={isPortal ? 'marketplace' : screen.app}
      data-portal={isPortal}
      data-tone={screen.tone}
    >
      <div className={styles.layout} inert>
        <Menu screen={screen} />
        <div className={styles.content}>
          <Bar screen={screen} />
          {screen.top && (
            <div
              className={`${styles.column} ${styles.top}`}
              data-phones={screen.top.some(({ onPhones }) => onPhones)}
            >
              <ScreenParts parts={screen.top} />
            </div>
          )}
          <div className={styles.columns}>
            {screen.columns.map(({ size, parts }, place) => (
              <div
                key={place}
                className={styles.column}
                data-size={size}
                data-phones={parts.some(({ onPhones }) => onPhones)}
                data-tablets={parts.some(({ onTablets }) => onTablets !== false)}
              >
                <ScreenParts parts={parts} />
              </div>
            ))}
          </div>
        </div>
      </div>
    </div>
  );
}
