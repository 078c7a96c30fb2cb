/** Names of all that this host keeps in the browser: cookies that script can see, local and session storage. */
export function storedNames(): string[] {
  return [
    ...namesFrom(() => document.cookie.split('; ').map((cookie) => cookie.split('=')[0] ?? ''), 'cookie'),
    ...namesFrom(() => Object.keys(localStorage), 'local storage'),
    ...namesFrom(() => Object.keys(sessionStorage), 'session storage'),
  ];
}

/** Where a browser refuses to tell, there is nothing. */
function namesFrom(read: () => readonly string[], place: string): string[] {
  try {
    return read().flatMap((name) => (name ? [`${name} (${place})`] : []));
  } catch {
    return [];
  }
}
