import { afterEach, expect, it, vi } from 'vitest';

const host = 'acme.brand.example';

/** The state that a visit starts with when this is stored. */
async function stateWith(stored: unknown) {
  vi.stubEnv('VITE_BRAND_HOST', 'brand.example');
  vi.stubGlobal('location', { host, pathname: '/', origin: `https://${host}` });
  vi.stubGlobal('localStorage', { getItem: () => JSON.stringify(stored) });
  vi.resetModules();
  const { partnerState } = await import('./partner-store.ts');
  return partnerState();
}

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

it('starts with the stored brand, validated again (F-H6)', async () => {
  const config = {
    legalName: 'Stored Name Ltd',
    tagline: ['Tampered'],
    logo: { link: 'data:image/svg+xml,<svg/>' },
    termsOfServiceDocument: { link: 'javascript:alert(1)' },
  };
  const state = await stateWith({ host, config });
  const brand = state.status === 'branded' ? Object.entries(state.brand) : [];
  expect(brand.filter(([, value]) => value !== undefined)).toEqual([['legalName', 'Stored Name Ltd']]);
});

it.each([
  ['of another host', { host: 'other.brand.example', config: { legalName: 'Tampered Ltd' } }],
  ['of another shape', ['Tampered Ltd']],
  ['without a configuration', { host, config: 'Tampered Ltd' }],
])('ignores a stored brand %s (F-H6)', async (_case, stored) => {
  expect(await stateWith(stored)).toEqual({ status: 'loading' });
});
