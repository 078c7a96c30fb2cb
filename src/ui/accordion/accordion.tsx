import type { ReactNode } from 'react';

import styles from './accordion.module.css';

interface AccordionItem {
  /** Also the element id: `#id` in an address opens the item. */
  readonly id: string;
  readonly title: ReactNode;
  readonly content: ReactNode;
}

interface AccordionProps {
  readonly items: readonly AccordionItem[];
}

/**
 * Works without script, and the browser's search finds closed text. `follow-accordions.ts` opens the item of the
 * address. In browsers whose style sheets cannot show closed content, the boot script opens all items for print.
 */
export const Accordion = ({ items }: AccordionProps) => (
  <div className={styles.accordion} data-accordion="">
    {items.map((item) => (
      <details key={item.id} id={item.id} className={styles.item}>
        <summary className={styles.summary}>
          <h3 className={styles.title}>{item.title}</h3>
          <span className={styles.sign} aria-hidden="true" />
        </summary>
        <div className={styles.content}>{item.content}</div>
      </details>
    ))}
  </div>
);
