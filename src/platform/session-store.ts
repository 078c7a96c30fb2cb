/**
 * Session storage that may be refused, full or tampered with: a page must work without it (fault E5).
 * What is kept is for this tab alone and ends with it.
 */
export const sessionStore = {
  read: (item: string): string | undefined => attempt(() => sessionStorage.getItem(item)) ?? undefined,
  write: (item: string, text: string): void => void attempt(() => sessionStorage.setItem(item, text)),
  remove: (item: string): void => void attempt(() => sessionStorage.removeItem(item)),
};

function attempt<Result>(use: () => Result): Result | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}
