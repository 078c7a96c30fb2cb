import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const SCRIPT = 'https://consent.vendor.example/tool.js';

const script = () => document.head.querySelector(`script[src="${SCRIPT}"]`);

beforeEach(() => {
  vi.resetModules();
  vi.stubEnv('VITE_CONSENT_SCRIPT', SCRIPT);
  vi.stubEnv('VITE_CONSENT_OPENER', 'Vendor.ui.show');
});

afterEach(() => {
  vi.unstubAllEnvs();
  script()?.remove();
  Reflect.deleteProperty(window, 'Vendor');
});

/** As soon as it is there: without a network it fails, and is gone, in no time. */
const nextScript = () =>
  new Promise<Element>((resolve) => {
    const observer = new MutationObserver(() => {
      const element = script();
      if (!element) return;
      observer.disconnect();
      resolve(element);
    });
    observer.observe(document.head, { childList: true });
  });
const say = (detail: unknown) => dispatchEvent(new CustomEvent('consent-status', { detail }));

/** The settings are read when the modules begin. */
async function start() {
  const { allowedLevels } = await import('#src/platform/services/consent-levels.ts');
  const { startConsent, openSettings } = await import('#src/features/consent/start-consent.ts');
  const added = nextScript();
  const started = startConsent();
  return { allowedLevels, openSettings, started, tool: await added };
}

it("the status event of the vendor's tool gives the levels, a later no included", async () => {
  const { allowedLevels, started, tool } = await start();
  tool.dispatchEvent(new Event('load'));
  await started;
  expect(allowedLevels()).toEqual(['necessary']);
  say({ level: ['necessary', 'tracking'] });
  expect(allowedLevels()).toEqual(['necessary', 'tracking']);
  say({ level: ['necessary'] });
  expect(allowedLevels()).toEqual(['necessary']);
});

it("the settings of the vendor's tool open, and it is reported when they cannot", async () => {
  const { openSettings } = await start();
  expect(await openSettings()).toBe(false);
  const show = vi.fn<() => void>();
  Object.assign(window, { Vendor: { ui: { show } } });
  expect(await openSettings()).toBe(true);
  expect(show).toHaveBeenCalledOnce();
});

it("the vendor's tool is a warning when it is blocked, and allows nothing (R8.11, F-T3)", async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { allowedLevels, started, tool } = await start();
  tool.dispatchEvent(new Event('error'));
  await started;
  expect(warn.mock.calls.join()).toContain('The consent tool is not available');
  expect(allowedLevels()).toEqual(['necessary']);
});
