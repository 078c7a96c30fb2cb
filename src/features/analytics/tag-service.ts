import type { ConsentLevel } from '#src/model/consent.schema.ts';
import { isAllowed } from '#src/platform/services/consent-levels.ts';
import { loadTag, muteTag } from '#src/platform/services/google-tag.ts';
import { serviceSettings } from '#src/platform/services/service-settings.ts';

type Settings = {
  readonly name: 'analytics' | 'ads';
  /** Without this level it is silent. */
  readonly level: ConsentLevel;
  readonly options: Readonly<Record<string, unknown>>;
  /** Names of the cookies that its script sets on this host. */
  readonly cookies: RegExp;
};

/** One of the tags. Its script is fetched when it is first allowed; one that fails is a warning. */
export function createTagService({ name, level, options, cookies }: Settings) {
  const id = serviceSettings[`${name}Id`] ?? '';
  let state: 'waiting' | 'running' | 'stopped' = 'waiting';

  return {
    id,
    isRunning: () => state === 'running',
    /** True when it has a key and may run. */
    isDue: () => id !== '' && isAllowed(level),
    stopUnlessAllowed: () => {
      if (state !== 'running' || isAllowed(level)) return;
      state = 'stopped';
      muteTag(id, true);
      clearCookies(cookies);
    },
    startIfDue: () => {
      if (id === '' || !isAllowed(level) || state === 'running') return;
      state = 'running';
      muteTag(id, false);
      loadTag(id, options).catch(console.warn);
    },
  };
}

/**
 * Removes the cookies of this host and those above it whose name matches. Does nothing where cookies are
 * refused (F-E5).
 */
function clearCookies(names: RegExp): void {
  try {
    const found = document.cookie.split('; ').map((cookie) => cookie.split('=')[0] ?? '');
    for (const name of found.filter((one) => names.test(one))) {
      for (const domain of domainsOf(location.hostname)) {
        // oxlint-disable-next-line unicorn/no-document-cookie -- not every browser has the cookie store
        document.cookie = `${name}=; max-age=0; path=/${domain}`;
      }
    }
  } catch {
    // Then none were stored either.
  }
}

/** A cookie is removed only under the domain it was set for, which scripts cannot read. */
function domainsOf(host: string): string[] {
  const labels = host.split('.');
  return ['', ...labels.map((_, index) => `; domain=${labels.slice(index).join('.')}`)];
}
