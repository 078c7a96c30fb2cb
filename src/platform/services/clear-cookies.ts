/**
 * Removes the cookies of this host and those above it whose name matches. Does nothing where cookies are
 * refused (F-E5).
 */
export function clearCookies(names: RegExp): void {
  try {
    const found = document.cookie.split('; ').map((cookie) => cookie.split('=')[0] ?? '');
    for (const name of found.filter((one) => names.test(one))) {
      for (const domain of domainsOf(location.hostname)) {
        // oxlint-disable-next-line unicorn/no-document-cookie -- not every browser has the cookie store
        document.cookie = `${name}=; max-age=0; path=/${domain}`;
      }
    }
  } catch {
    // What cannot be reached was never kept.
  }
}

/** A cookie is removed only under the domain it was set for, which scripts cannot read. */
function domainsOf(host: string): string[] {
  const labels = host.split('.');
  return ['', ...labels.map((_, index) => `; domain=${labels.slice(index).join('.')}`)];
}
