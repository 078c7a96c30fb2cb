import { expect, it, onTestFinished, vi } from 'vitest';

/** What the tag was told, in order: the name of each command and what it is about. */
const told = () =>
  (window.dataLayer ?? []).map((command) => {
    const parts: unknown[] = typeof command === 'object' && command ? Object.values(command) : [];
    const [name, about, more] = parts;
    return { name, about, more };
  });

it('refuses everything before all else, asks for no tag without a yes, and tells it each answer before the rest (F-T4, F-T6)', async () => {
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
  expect(told()).toEqual([
    { name: 'consent', about: 'default', more: { ...denied, security_storage: 'granted' } },
  ]);
  expect(scripts()).toHaveLength(0);

  allowLevels(['tracking']);
  expect(scripts()).toHaveLength(1);
  expect(told().map(({ name }) => name)).toEqual(['consent', 'consent', 'set', 'js', 'config', 'event']);
  expect(told()[1]).toEqual({
    name: 'consent',
    about: 'update',
    more: { ...denied, analytics_storage: 'granted' },
  });
  expect(told()[4]).toMatchObject({ about: 'G-TEST', more: { send_page_view: false } });
  expect(told()[5]).toMatchObject({ about: 'page_view', more: { send_to: 'G-TEST' } });

  allowLevels([]);
  expect(told().at(-1)).toEqual({ name: 'consent', about: 'update', more: denied });
  expect(Reflect.get(window, 'ga-disable-G-TEST')).toBe(true);
  const before = told().length;
  showPage();
  expect(told()).toHaveLength(before);
});
