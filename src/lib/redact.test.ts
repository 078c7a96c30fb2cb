import { assert, property, string, stringMatching } from 'fast-check';
import { describe, expect, it } from 'vitest';

import { redactAddress, redactText } from './redact.ts';

describe('personal data (F-T7)', () => {
  it.each([
    ['/welcome/jane@fund.example', ''],
    ['/welcome/jane%40fund.example/next', ''],
    ['/welcome/jane%2540fund.example', ''],
    ['/welcome/jane%252540fund.example', ''],
    ['/welcome/100%-jane%40fund.example', ''],
    ['/', '?to=jane%40fund.example'],
    ['/', '?to=jane@fund.example&utm_source=letter'],
    ['/', '?jane@fund.example'],
    ['/', '?note=write%20to%20jane@fund.example%20soon'],
    ['/', '?to=%E0%A4%A&jane%40fund.example'],
    ['/', '?to=Jane＠fund.example'],
  ])('is taken out of %s%s: the mail address', (path, query) => {
    expect(redactAddress(path, query)).not.toMatch(/jane|fund\.example/i);
  });

  it.each([
    ['/call/+971501234567', ''],
    ['/call/%2B971%2050%20123%204567', ''],
    ['/call/50%-%2B123456', ''],
    ['/', '?n=0501234567'],
    ['/', '?n=%2B971-50-123-4567'],
    ['/', '?n=+971 (50) 123.4567'],
    ['/', '?n=٠٥٠١٢٣٤٥٦٧'],
  ])('is taken out of %s%s: the phone number', (path, query) => {
    expect(decodeURIComponent(redactAddress(path, query))).not.toMatch(/\p{Nd}{3}/u);
  });

  it.each([
    ['1234567', 'redacted'],
    ['12345678', 'redacted'],
    ['123456789', 'redacted'],
    ['12 34-56.7', 'redacted'],
    ['123456', '123456'],
    ['12 34-56', '12 34-56'],
    ['+123456', 'redacted'],
    ['+ (12) 3456', 'redacted'],
    ['+12345', '+12345'],
  ])('begins at seven digits, at six after a plus: %s is %s', (number, shown) => {
    expect(redactText(`Call ${number} now`)).toBe(`Call ${shown} now`);
  });

  it.each(
    'email e-mail mail phone mobile tel name firstname lastname token code key secret auth jwt session sid password pwd otp signature'.split(
      ' ',
    ),
  )('is removed by the name of its parameter: %s', (name) => {
    for (const spelt of [name, name.toUpperCase(), `user_${name}`, `x-user-${name}`])
      expect(redactAddress('/', `?${spelt}=x`)).toBe(`/?${spelt}=redacted`);
  });

  it.each(['names', 'codec', 'keyword', 'hotel', 'monkey', 'telling', 'assignature'])(
    'is not the value of a similar parameter: %s',
    (name) => {
      expect(redactAddress('/', `?${name}=x`)).toBe(`/?${name}=x`);
    },
  );

  it.each([
    '+20261126',
    '2026-11-26 55',
    '49 2026 11 26',
    '0501234567 2026-11-26',
    '20261326',
    '2026-11-32',
    '26.13.2026',
    '18001126',
    '201001151230',
    '202611261',
  ])('is not only a date: %s', (text) => {
    expect(redactText(text)).toBe('redacted');
  });

  it.each([
    ['?utm_content=jane%40fund.example', '?utm_content=redacted'],
    ['?utm_term=jane%2540fund.example', '?utm_term=redacted'],
    ['?gclid=Jane＠fund.example', '?gclid=redacted'],
    ['?utm_name=for+jane@fund.example+0501234567', '?utm_name=redacted'],
    ['?gclid2=EAIaIQobChMIp5Pm7ZqA9wIVkbPVCh3', '?gclid2=redacted'],
    ['?token_utm_source=x&my_gclid=0501234567', '?token_utm_source=x&my_gclid=redacted'],
  ])('is taken out of campaign parameters with a mail address, and of others: %s', (query, shown) => {
    expect(redactAddress('/', query)).toBe(`/${shown}`);
  });

  it.each([
    ['?token=abc', 'abc'],
    ['?access_token=abc', 'abc'],
    ['?Email=abc', 'abc'],
    ['?user-phone=123', '123'],
    ['?reset=eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0In0.dBjftJeZ4CVPmB92K27u', 'eyJ'],
    ['?id=3f2504e0-4f89-11d3-9a0c-0305e82c3301', '3f2504e0'],
  ])('is taken out of %s: the token', (query, secret) => {
    expect(redactAddress('/', query)).not.toContain(secret);
  });

  it.each(['abcdefghijklmnopqrstuvw1', '1_2_3_4_5_6_7_8_9_0_1_2_a', 'aaaaaaaa.bbbbbbbb.cccccccc'])(
    'is all of a token: %s',
    (token) => {
      expect(redactText(`Use ${token} now`)).toBe('Use redacted now');
    },
  );

  it('is taken out of a title', () => {
    expect(redactText('Hello jane@fund.example, +971 50 123 4567')).toBe('Hello redacted, redacted');
  });

  it('is removed from any text', () => {
    const word = stringMatching(/^[a-z]{3,8}$/);
    assert(
      property(word, word, string(), string(), (name, host, before, after) => {
        const mail = `${name}@${host}.example`;
        const query = `?${new URLSearchParams({ text: `${before} ${mail} ${after}` }).toString()}`;
        expect(decodeURIComponent(redactAddress('/', query))).not.toContain(mail);
      }),
    );
  });
});

describe('other data', () => {
  it.each([
    ['/', ''],
    ['/contact', '?subject=Demo+Request'],
    ['/pe-venture-capital', '?utm_source=letter&utm_campaign=spring-2026'],
    ['/product-360', '?page=2'],
    ['/funds,2026(a)', '?file=portfolio.overview.pdf'],
    ['/100%-sure', ''],
    ['/private-equity-and-venture-capital', '?places=1_2_3_4_5_6_7_8_9_0_1_2_3'],
    ['/terms/2026-11-26', '?from=20261126&to=2026-12-01'],
    ['/', '?at=2026-11-26T10%3A30%3A00Z&utm_campaign=20261126123456789'],
    ['/', '?utm_source=%2B971501234567&utm_name=letter&UTM_Medium=mail-0501234567'],
  ])('stays as it is: %s%s', (path, query) => {
    expect(redactAddress(path, query)).toBe(path + query);
  });

  it.each(['gclid', 'gbraid', 'wbraid', 'dclid', 'fbclid', 'msclkid', 'ttclid', 'li_fat_id', 'utm_id'])(
    'is a click or a campaign: %s',
    (name) => {
      const query = `?${name}=3f2504e0-4f89-11d3-9a0c-0305e82c3301.1764115200.Cj0KCQiA_aBcD`;
      expect(redactAddress('/', query)).toBe(`/${query}`);
    },
  );

  it.each([
    '2026-11-26',
    '2026.11.26',
    '2026 11 26',
    '20261126',
    '26/11/2026',
    '26.11.2026',
    '26-11-2026',
    '11-26-2026',
    '1.12.2026',
    '2026-11-26 10:30',
    '2026-11-26 10.30.15',
    '20261126T103015',
    '20261126103015',
    '2026-11-26T10:30:15+04:00',
    '2026-11-26 - 2026-12-01',
    '2026-11-26 2026-12-01',
    '20261126-20261201',
    '2026-11 - 2027-02',
    '2026-2027',
    '٢٠٢٦-١١-٢٦',
    '۲۶.۱۱.۲۰۲۶',
  ])('are dates: %s', (date) => {
    expect(redactText(`Report of ${date}, final`)).toBe(`Report of ${date}, final`);
  });

  it('goes without the fragment, which only the page itself reads', () => {
    const { pathname, search } = new URL('https://brand.example/faq?a=b#jane@fund.example');
    expect(redactAddress(pathname, search)).toBe('/faq?a=b');
  });
});
