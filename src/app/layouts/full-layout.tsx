import type { ReactNode } from 'react';

import { labels } from '#content/labels.ts';
import { Footer } from '#src/app/footer/footer.tsx';
import { Header } from '#src/app/header/header.tsx';
import { BareLayout } from './bare-layout.tsx';
import styles from './layouts.module.css';

/** The common layout: navigation bar, page, footer (spec section 2). */
export function FullLayout({ children }: { children: ReactNode }) {
  return (
    <BareLayout>
      <a className={styles.skipLink} href="#content">
        {labels.skipToContent}
      </a>
      <Header />
      <main id="content" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <Footer />
    </BareLayout>
  );
}
