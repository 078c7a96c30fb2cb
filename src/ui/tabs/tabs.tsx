import type { ReactElement } from 'react';

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

/**
 * Without script, and in print, every panel shows under its heading. `platform/show-panel.ts` switches them, and
 * `ui/panels` answers the keys.
 */
export const Tabs = ({ label, tabs }: TabsProps) => (
  <div className={`oneColumn ${styles.tabs}`} data-panels="ring">
    <div className={`needsScript screenOnly ${styles.row}`} role="tablist" aria-label={label}>
      {tabs.map((tab, index) => (
        <button
          key={tab.id}
          type="button"
          role="tab"
          id={`tab-${tab.id}`}
          className={styles.tab}
          aria-controls={tab.id}
          aria-selected={index === 0}
          tabIndex={index === 0 ? 0 : -1}
        >
          {tab.label}
        </button>
      ))}
    </div>
    <div className={`oneColumn ${styles.panels}`}>
      {tabs.map((tab, index) => (
        <div
          key={tab.id}
          id={tab.id}
          role="tabpanel"
          className={`fading ${styles.panel}`}
          aria-labelledby={`tab-${tab.id}`}
          data-active={index === 0}
          tabIndex={0}
        >
          <div className={styles.content} data-findable="">
            <h3 className={`subheading ${styles.heading}`}>{tab.label}</h3>
            {tab.panel}
          </div>
        </div>
      ))}
    </div>
  </div>
);
