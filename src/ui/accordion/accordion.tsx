import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import styles from './accordion.module.css';
import { expandForPrint, openNamedItem } from './open-items.ts';

interface AccordionItem {
  /** Also the element id, so `#id` in an address leads to the item and opens it. */
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
 * Questions that open where they stand; several may be open at once. Native `<details>`: it works before
 * and without script and the browser's own search finds closed text. Script adds the opening by address
 * and, for browsers whose style sheets cannot reach closed content, the opening for print.
 */
export function Accordion({ items }: AccordionProps) {
  const root = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = root.current;
    if (!element) return;
    const openByAddress = () => openNamedItem(element);
    openByAddress();
    window.addEventListener('hashchange', openByAddress);
    const stopPrinting = expandForPrint(element);
    return () => {
      window.removeEventListener('hashchange', openByAddress);
      stopPrinting();
    };
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
