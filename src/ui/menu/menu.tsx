import { type FocusEvent, type KeyboardEvent, type MouseEvent, useEffect, useRef } from 'react';

import { Icon } from '#src/ui/icon/icon.tsx';

import { type MenuItem, MenuLinks } from './menu-links.tsx';
import styles from './menu.module.css';

type MenuProps = {
  readonly label: string;
  readonly items: readonly MenuItem[];
  /** Less prominent links in a row below the others. */
  readonly more?: { readonly label: string; readonly items: readonly MenuItem[] } | undefined;
  /** Menus of one group close each other; the browser does that. */
  readonly group: string;
};

/** Works without script; a menu that was opened before hydration stays open. */
export function Menu({ label, items, more, group }: MenuProps) {
  const root = useRef<HTMLDetailsElement>(null);
  const summary = useRef<HTMLElement>(null);

  useEffect(() => {
    const stopped = new AbortController();
    const { signal } = stopped;
    const onMouseDown = (event: Event) => {
      const isOutside = event.target instanceof Node && !root.current?.contains(event.target);
      if (root.current && isOutside) root.current.open = false;
    };
    // On the document: Safari does not focus the trigger on a press.
    const onEscape = (event: Event) => {
      if (!(event instanceof window.KeyboardEvent) || event.key !== 'Escape' || !root.current?.open) return;
      root.current.open = false;
      summary.current?.focus();
    };
    document.addEventListener('mousedown', onMouseDown, { signal });
    document.addEventListener('keydown', onEscape, { signal });
    return () => stopped.abort();
  }, []);

  const onKeyDown = (event: KeyboardEvent<HTMLDetailsElement>) => {
    const menu = event.currentTarget;
    const target = linkAfterKey(event.key, menu);
    if (!target) return;
    event.preventDefault();
    menu.open = true;
    target.focus();
  };
  const onBlur = (event: FocusEvent<HTMLDetailsElement>) => {
    if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget))
      event.currentTarget.open = false;
  };
  const onClick = (event: MouseEvent<HTMLDetailsElement>) => {
    if (event.target instanceof Element && event.target.closest('a')) event.currentTarget.open = false;
  };

  return (
    <details
      ref={root}
      className={styles.menu}
      name={group}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
      onClick={onClick}
      suppressHydrationWarning
    >
      <summary ref={summary} className={styles.trigger}>
        {label}
        <Icon name="chevron-down" />
      </summary>
      <div className={`card ${styles.panel}`}>
        <MenuLinks items={items} density="roomy" />
        {more && (
          <div className={styles.more}>
            <p>{more.label}</p>
            <ul role="list">
              {more.items.map((item) => (
                <li key={item.href}>
                  <a href={item.href} aria-current={item.isCurrent ? 'page' : undefined}>
                    {item.label}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </details>
  );
}

/** ArrowDown on the trigger enters the menu. Tab is left to the browser. */
function linkAfterKey(key: string, menu: HTMLDetailsElement): HTMLElement | undefined {
  const links = [...menu.querySelectorAll('a')];
  const current = links.findIndex((link) => link === document.activeElement);
  if (key === 'ArrowDown') return links[Math.min(current + 1, links.length - 1)];
  if (!menu.open) return undefined;
  if (key === 'ArrowUp') return links[Math.max(current - 1, 0)];
  if (key === 'Home') return links[0];
  return key === 'End' ? links.at(-1) : undefined;
}
