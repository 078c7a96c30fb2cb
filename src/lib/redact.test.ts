import { assert, property, string, stringMatching } from 'fast-check';
import { expect, it } from 'vitest';

import { redactAddress, redactText } from './redact.ts';

it.each(['token', 'user[name]', 'my_gclid', 'gclid2', 'utm_email', '__proto__'])(
  'the parameter %s is dropped: only campaign and click parameters are reported (R7.13, F-T7)',
  (name) => {
    const query = `?${new URLSearchParams({ [name]: 'abc', utm_source: 'letter' }).toString()}`;
    expect(redactAddress('/', query)).toBe('/?utm_source=letter');
  },
);

it.each(['utm_campaign', 'utm_creative_format', 'gclid', 'wbraid', 'li_fat_id'])('%s is reported', (name) => {
  const query = `?${name}=3f2504e0-4f89-11d3-9a0c-0305e82c3301.1764115200.Cj0KCQiA_aBcD`;
  expect(redactAddress('/', query)).toBe(`/${query}`);
});

it.each([
  ['?utm_content=jane%40fund.example', '?utm_content=redacted'],
  ['?utm_term=jane%2540fund.example', '?utm_term=redacted'],
  ['?gclid=Jane＠fund.example', '?gclid=redacted'],
  [`?gclid=${'a'.repeat(501)}`, '?gclid=redacted'],
  ['?gclid=1&gclid=2', '?gclid=1'],
])('campaign parameters with a mail address and long ones are redacted: %s', (query, shown) => {
  expect(redactAddress('/', query)).toBe(`/${shown}`);
});

it.each([
  ['/welcome/jane%40fund.example/next', '/welcome/redacted/next'],
  ['/welcome/jane%252540fund.example', '/welcome/redacted'],
  ['/welcome/100%-jane%40fund.example', '/welcome/redacted'],
  ['/welcome/Jane＠fund.example', '/welcome/redacted'],
  ['/call/+971501234567', '/call/redacted'],
  ['/call/%2B971%2050%20123%204567', '/call/redacted'],
  ['/call/٠٥٠١٢٣٤٥٦٧', '/call/redacted'],
  ['/reset/3f2504e0-4f89-11d3-9a0c-0305e82c3301', '/reset/redacted'],
  ['/reset/aaaaaaaa.bbbbbbbb.cccccccc', '/reset/redacted'],
  [`/${'a'.repeat(501)}/b`, '/redacted/b'],
])('the path %s is redacted (F-T7)', (path, shown) => {
  expect(redactAddress(path, '')).toBe(shown);
});

it.each(['/', '/funds,2026(a)', '/100%-sure', '/portfolio.overview.pdf', '/terms/2026-11-26'])(
  'the path %s is kept',
  (path) => {
    expect(redactAddress(path, '')).toBe(path);
  },
);

it.each([
  ['Hello jane@fund.example, +971 50 123 4567', 'Hello redacted, redacted'],
  ['Call 1234567 or +123456', 'Call redacted or redacted'],
  ['Call 123456 or +12345', 'Call 123456 or +12345'],
  ['Report of 2026-11-26 and of 2025 2026', 'Report of 2026-11-26 and of 2025 2026'],
  ['Report of 2026-13-26, 20261126, +2026-11-26', 'Report of redacted, redacted, redacted'],
])('the text %s is redacted as %s', (text, shown) => {
  expect(redactText(text)).toBe(shown);
});

it('a redacted text has no mail address', () => {
  const word = stringMatching(/^[a-z]{3,8}$/);
  assert(
    property(word, word, string(), string(), (name, host, before, after) => {
      expect(redactText(`${before} ${name}@${host}.example ${after}`)).not.toContain(`${name}@`);
    }),
  );
});

it.each(['a', ' ', '1 ', 'a-', '%40', '&a', '/a', '&utm_source=a'])(
  'a long address of %j is read at once',
  (filler) => {
    const text = filler.repeat(50_000);
    const start = performance.now();
    redactAddress(`/${text}`, `?${text}&utm_term=${text}`);
    redactText(text);
    expect(performance.now() - start).toBeLessThan(1000);
  },
);
