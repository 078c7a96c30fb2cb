import type { Page } from '@playwright/test';

/** Makes cookies and everything a page may keep throw from now on, as browsers do that were told to refuse. */
export const refuseStorage = (page: Page) =>
  page.addInitScript(() => {
    const refuse = {
      get: () => {
        throw new DOMException('Storage is refused', 'SecurityError');
      },
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'cookieStore']) {
      Object.defineProperty(window, name, refuse);
    }
    Object.defineProperty(Document.prototype, 'cookie', { ...refuse, set: refuse.get });
  });
