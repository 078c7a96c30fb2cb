/**
 * What this browser remembers under a name, or `undefined`: where nothing was kept, storage is refused
 * (F-E5) or somebody wrote there what is no JSON.
 */
export function recall(key: string): unknown {
  try {
    const text = localStorage.getItem(key);
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Remembers a value that JSON can hold; `undefined` forgets. Does nothing where storage is refused or full. */
export function remember(key: string, value: unknown): void {
  try {
    if (value === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // The site works the same without memory.
  }
}
