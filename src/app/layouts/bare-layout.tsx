import type { ReactNode } from 'react';

import { labels } from '#words/labels.ts';
import { NavigationEffects } from '#src/app/navigation/navigation-effects.tsx';
import type { Pages } from '#src/app/page-entry.ts';
import { ToastProvider } from '#src/ui/toast/toast.tsx';

export type LayoutProps = { readonly children: ReactNode; readonly pages: Pages };

/**
 * The layout without navigation bar and footer, and the frame of the one that has them: it hosts the toasts
 * and tells which page is shown, for page views to be counted (R2.7).
 */
export function BareLayout({ children, pages }: LayoutProps) {
  return (
    <ToastProvider labels={labels.toast}>
      {children}
      <NavigationEffects pages={pages} />
    </ToastProvider>
  );
}
