import { expect, it, onTestFinished, vi } from 'vitest';

/** The commands of the tag, in order, each with its name and arguments. */
const commands = () =>
  (window.dataLayer ?? []).map((command) => {
    const parts: unknown[] = typeof command === 'object' && command ? Object.values(command) : [];
    const [name, about, more] = parts;
    return { name, about, more };
  });

it('analytics denies all first, loads no tag without consent, and sends each answer first (R9.16, F-T4, F-T6)', async () => {
  vi.stubEnv('VITE_GA_ID', 'G-TEST');
  vi.stubEnv('VITE_ADS_ID', '');
  vi.stubEnv('VITE_TAG_ORIGIN', 'self');
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  onTestFinished(() => {
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
    delete window.dataLayer;
  });
  const { startAnalytics } = await import('./start-analytics.ts');
  const { showPage } = await import('#src/platform/services/page-views.ts');
  const { allowLevels } = await import('#src/platform/services/consent-levels.ts');
  const scripts = () => document.querySelectorAll('script[src*="/gtag/js"]');

  startAnalytics();
  showPage();
  const denied = {
    analytics_storage: 'denied',
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
  };
  expect(commands()).toEqual([
    { name: 'consent', about: 'default', more: { ...denied, security_storage: 'granted' } },
  ]);
  expect(scripts()).toHaveLength(0);

  allowLevels(['tracking']);
  expect(scripts()).toHaveLength(1);
  expect(commands().map(({ name }) => name)).toEqual(['consent', 'consent', 'set', 'js', 'config', 'event']);
  expect(commands()[1]).toEqual({
    name: 'consent',
    about: 'update',
    more: { ...denied, analytics_storage: 'granted' },
  });
  expect(commands()[4]).toMatchObject({ about: 'G-TEST', more: { send_page_view: false } });
  expect(commands()[5]).toMatchObject({ about: 'page_view', more: { send_to: 'G-TEST' } });

  const names = ['_ga', '_ga_TEST', '_gac_gb_1', '_gac_UA-1', '_gcl_au'];
  // oxlint-disable-next-line unicorn/no-document-cookie -- as the tags do
  const write = (more: string) => names.map((name) => (document.cookie = `${name}=1; path=/${more}`));
  onTestFinished(() => void write('; max-age=0'));
  write('');
  allowLevels([]);
  // The others belong to the advertising tag.
  expect(document.cookie).toBe('_gac_gb_1=1; _gac_UA-1=1; _gcl_au=1');
  expect(commands().at(-1)).toEqual({ name: 'consent', about: 'update', more: denied });
  expect(Reflect.get(window, 'ga-disable-G-TEST')).toBe(true);
  const before = commands().length;
  showPage();
  expect(commands()).toHaveLength(before);
});
