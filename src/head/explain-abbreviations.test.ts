import { expect, it } from 'vitest';

import { explainAbbreviations } from './explain-abbreviations.ts';

const words = { KYC: 'know your customer', AML: 'anti-money laundering' };
const kyc = '<abbr title="know your customer">KYC</abbr>';
const aml = '<abbr title="anti-money laundering">AML</abbr>';

it.each<readonly [string, string, string]>([
  ['its first use', '<p>KYC/AML checks</p><p>KYC</p>', `<p>${kyc}/${aml} checks</p><p>KYC</p>`],
  ['text alone', '<p title="KYC" data-a="KYC">KYCS, KYC</p>', `<p title="KYC" data-a="KYC">KYCS, ${kyc}</p>`],
  ...['button', 'dialog', 'svg', 'div data-island="form"', 'div id="a" data-nosnippet=""'].map((tag) => {
    const part = `<${tag}><div><img alt=""/>KYC</div></${tag.split(' ')[0]}>`;
    return [`the first use outside <${tag}>`, `${part}<b>KYC</b>`, `${part}<b>${kyc}</b>`] as const;
  }),
])('%s is explained', (_, markup, explained) => {
  expect(explainAbbreviations(markup, words)).toBe(explained);
});
