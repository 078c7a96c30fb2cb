import { type KeyboardEvent, type ReactElement, useRef, useState } from 'react';

import { indexAfterKey } from '#src/lib/index-after-key.ts';
import styles from './tabs.module.css';

export type Tab = {
  /** Becomes the id of the panel, and of its tab after `tab-`, so it must be unique on the page. */
  readonly id: string;
  readonly label: string;
  readonly panel: ReactElement;
};

type TabsProps = {
  readonly label: string;
  readonly tabs: readonly Tab[];
};

/** Without script, and in print, every panel shows under its heading. */
export function Tabs({ label, tabs }: TabsProps) {
  const [openedIndex, setOpenedIndex] = useState<number>();
  const activeIndex = openedIndex ?? 0;
  const row = useRef<HTMLDivElement>(null);

  const open = (index: number) => {
    const button = row.current?.querySelectorAll<HTMLElement>('[role=tab]')[index];
    button?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    setOpenedIndex(index);
    return button;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const isRightToLeft = event.currentTarget.matches(':dir(rtl)');
    const index = indexAfterKey(event.key, activeIndex, tabs.length, isRightToLeft);
    if (index === undefined) return;
    event.preventDefault();
    open((index + tabs.length) % tabs.length)?.focus();
  };

  return (
    <div className={styles.tabs}>
      <div ref={row} className={styles.row} role="tablist" aria-label={label} onKeyDown={onKeyDown}>
        {tabs.map((tab, index) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`tab-${tab.id}`}
            className={styles.tab}
            aria-controls={tab.id}
            aria-selected={index === activeIndex}
            tabIndex={index === activeIndex ? 0 : -1}
            onClick={() => open(index)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div className={styles.panels}>
        {tabs.map((tab, index) => (
          <div
            key={tab.id}
            id={tab.id}
            role="tabpanel"
            className={`fading ${styles.panel}`}
            aria-labelledby={`tab-${tab.id}`}
            data-active={index === activeIndex}
            tabIndex={0}
            // A panel that fades out is still seen but must not be met. Not in the built page, which may stay without script.
            inert={openedIndex !== undefined && index !== activeIndex}
          >
            <h3 className={styles.heading}>{tab.label}</h3>
            {tab.panel}
          </div>
        ))}
      </div>
    </div>
  );
}
