/**
 * Session storage that may be refused, full or tampered with: a page must work without it (F-E5).
 * What is kept is for this tab alone and ends with it.
 */
export const sessionStore = {
  read: (item: string): string | undefined => {
    try {
      return sessionStorage.getItem(item) ?? undefined;
    } catch {
      return undefined;
    }
  },
  write: (item: string, text: string): void => {
    try {
      sessionStorage.setItem(item, text);
    } catch {
      // The page goes on with what it holds in memory.
    }
  },
  remove: (item: string): void => {
    try {
      sessionStorage.removeItem(item);
    } catch {
      // What cannot be reached was never kept.
    }
  },
};
