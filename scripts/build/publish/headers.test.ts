import { describe, expect, it } from 'vitest';

import { cspHashOf } from '#scripts/hosts/content-security-policy.ts';
import { languageCodes, languages } from '#content/languages.ts';
import { type LegalId, pathIn, routes } from '#src/routes.ts';
import { policyContext } from './headers.ts';

const legalAt = (id: LegalId, ...formerPaths: string[]) =>
  new Map([[id, { formerPaths, formerComparisons: [] }]]);
const legal = legalAt('privacy', '/data-protection');
const ownOrigin = { apiOrigin: '' };
const inputs = { scripts: [], styles: [] };

describe('policyContext', () => {
  it('hashes the inline texts of the pages, and no empty one', () => {
    const texts = { scripts: ['one()', '', 'two()'], styles: ['p{}', ''] };
    const { scriptHashes, styleHashes } = policyContext(texts, ownOrigin, legal);
    expect(scriptHashes).toEqual(['one()', 'two()'].map(cspHashOf));
    expect(styleHashes).toEqual([cspHashOf('p{}')]);
  });

  it.each(languageCodes)(
    'leads former paths to pages in %s, those of legal documents included (R2.2)',
    (code) => {
      const { redirects } = policyContext(inputs, ownOrigin, legal);
      const { base } = languages[code];
      expect(redirects).toContainEqual({ from: `${base}/data-protection`, to: pathIn(code, 'privacy') });
      const product = pathIn(code, 'product');
      expect(redirects).toContainEqual({ from: `${base}${routes.product.replaceAll('-', '')}`, to: product });
    },
  );

  it('leads a former path of one language to its page in that language alone', () => {
    const { redirects } = policyContext(inputs, ownOrigin, legalAt('terms', '/ar/old'));
    expect(redirects.filter(({ from }) => from.endsWith('/old'))).toEqual([
      { from: '/ar/old', to: '/ar/terms' },
    ]);
  });

  it.each([
    ['is a page', ['/pricing']],
    ['is a page in another language', ['/ar/pricing']],
    ['is declared for its language too', ['/old', '/ar/old']],
    ['is declared twice', ['/old', '/old']],
    ['is a page but for its case', ['/Pricing']],
    ['is declared twice in other letters', ['/Old', '/old']],
  ])('refuses a former path that %s', (_case, paths) => {
    expect(() => policyContext(inputs, ownOrigin, legalAt('terms', ...paths))).toThrow(
      /must be declared once/,
    );
  });
});
