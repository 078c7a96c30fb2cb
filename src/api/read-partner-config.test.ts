import { expect, it, onTestFinished, vi } from 'vitest';

import { readPartnerConfig } from './read-partner-config.ts';

const origin = 'https://api.example';
const read = (answer: unknown) => readPartnerConfig(answer, origin);

const full = {
  logo: { link: '/media/logo.svg' },
  backgroundPicture: { link: 'https://cdn.example/a.jpg' },
  tagline: 'Patient capital',
  privacyPolicyDocument: { link: 'https://documents.example/privacy.pdf' },
  termsOfServiceDocument: { link: 'https://documents.example/terms.pdf' },
  accentColor: '#24508f',
  legalName: 'واحة للاستثمار',
};

const brand = {
  logo: 'https://api.example/media/logo.svg',
  backgroundPicture: 'https://cdn.example/a.jpg',
  tagline: 'Patient capital',
  privacyPolicy: 'https://documents.example/privacy.pdf',
  termsOfService: 'https://documents.example/terms.pdf',
  accentColor: '#24508f',
  legalName: 'واحة للاستثمار',
};

it('reads the whole brand (R3.6)', () => {
  expect(read(full)).toEqual(brand);
});

it.each([
  ['logo', 'logo', 'https://cdn.example/logo.svg'],
  ['logo', 'logo', { link: 'data:image/svg+xml,<svg onload="alert(1)"/>' }],
  ['logo', 'logo', { link: ['https://cdn.example/logo.svg'] }],
  ['backgroundPicture', 'backgroundPicture', [{ link: 'https://cdn.example/a.jpg' }]],
  ['backgroundPicture', 'backgroundPicture', { link: 'http://evil.example/"),url(x' }],
  ['tagline', 'tagline', { text: 'Patient capital' }],
  ['tagline', 'tagline', ' \u202e '],
  ['privacyPolicyDocument', 'privacyPolicy', { link: 'javascript:alert(1)' }],
  ['privacyPolicyDocument', 'privacyPolicy', { link: '//evil.example/a.pdf' }],
  ['termsOfServiceDocument', 'termsOfService', { link: 'http://documents.example/terms.pdf' }],
  ['termsOfServiceDocument', 'termsOfService', null],
  ['accentColor', 'accentColor', 7],
  ['accentColor', 'accentColor', ''],
  ['legalName', 'legalName', ['Acme']],
])('keeps the rest where %s, for %s, is %j (F-A6, F-A7)', (field, name, value) => {
  expect(read({ ...full, [field]: value })).toEqual({ ...brand, [name]: undefined });
});

it('reads an accent as six digits, and logs any other text and takes black (R5.14, F-A8)', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  onTestFinished(() => warn.mockRestore());
  expect(read({ accentColor: ' #06CF ' }).accentColor).toBe('#0066cc');
  expect(warn).not.toHaveBeenCalled();
  for (const accentColor of ['red;position:fixed', 'var(--x)', '24508f', '#24508f80', '#'.repeat(10_000)])
    expect(read({ accentColor }).accentColor).toBe('#000000');
  expect(warn).toHaveBeenCalledTimes(5);
});

it.each([
  ['legalName', 120],
  ['tagline', 240],
] as const)('cuts %s at %i characters, not before', (field, limit) => {
  const textOf = (length: number) => read({ ...full, [field]: 'n'.repeat(length) })[field];
  expect(textOf(limit)).toBe('n'.repeat(limit));
  expect(textOf(limit + 1)).toBe(`${'n'.repeat(limit - 1)}…`);
});

it.each([{}, JSON.parse(`{"__proto__":${JSON.stringify(full)}}`)])('finds no brand in %j', (answer) => {
  expect(Object.values(read(answer)).filter(Boolean)).toEqual([]);
});
