import { type ReactNode, useEffect, useRef } from 'react';
import styles from './accordion.module.css';

interface AccordionItem {
  /** Also the element id: `#id` in an address opens the item. */
  readonly id: string;
  readonly title: ReactNode;
  readonly content: ReactNode;
  /** Opens or closes the item when it changes; in between the reader decides. */
  readonly isOpen?: boolean;
}

interface AccordionProps {
  readonly items: readonly AccordionItem[];
}

/**
 * Works without script, and the browser's search finds closed text. Script opens the item of the address and, in
 * browsers whose style sheets cannot reach closed content, all items for print.
 */
export function Accordion({ items }: AccordionProps) {
  const root = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = root.current;
    if (!element) return undefined;
    const stopped = new AbortController();
    const { signal } = stopped;
    openAddressedItem(element);
    window.addEventListener('hashchange', () => openAddressedItem(element), { signal });
    expandForPrint(element, signal);
    return () => stopped.abort();
  }, []);

  return (
    <div ref={root} className={styles.accordion}>
      {items.map((item) => (
        <details key={item.id} id={item.id} className={styles.item} open={item.isOpen}>
          <summary className={styles.summary}>
            <h3 className={styles.title}>{item.title}</h3>
            <span className={styles.sign} aria-hidden="true" />
          </summary>
          <div className={styles.content}>{item.content}</div>
        </details>
      ))}
    </div>
  );
}

function readAddressedId(): string {
  const hash = window.location.hash.slice(1);
  try {
    return decodeURIComponent(hash);
  } catch {
    // A stray percent sign is allowed in an address.
    return hash;
  }
}

/** Opens the item that the address names, or the one that contains the named element. */
function openAddressedItem(root: HTMLElement): void {
  const target = document.getElementById(readAddressedId());
  const item = target?.closest('details');
  if (!target || !item || !root.contains(item) || item.open) return;
  item.open = true;
  // The browser scrolled to the item, but could not scroll to a hidden element in it.
  if (target !== item) target.scrollIntoView();
}

function expandForPrint(root: HTMLElement, signal: AbortSignal): void {
  let opened: HTMLDetailsElement[] = [];
  const setOpen = (isOpen: boolean) => {
    for (const item of opened) item.open = isOpen;
  };
  const expand = () => {
    opened = [...root.querySelectorAll<HTMLDetailsElement>('details:not([open])')];
    setOpen(true);
  };
  window.addEventListener('beforeprint', expand, { signal });
  window.addEventListener('afterprint', () => setOpen(false), { signal });
}
