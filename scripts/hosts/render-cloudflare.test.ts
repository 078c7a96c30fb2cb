import { describe, expect, it } from 'vitest';
import { headersFor } from './policy.ts';
import { headersFile, renderCloudflare } from './render-cloudflare.ts';

const context = {
  scriptHashes: [`sha256-${'a'.repeat(43)}=`],
  styleHashes: [],
  apiOrigin: '',
  redirects: [{ from: '/qanat360', to: '/qanat-360' }],
};

/**
 * Reads `_headers` as Cloudflare does: in order, joined when set twice, `!` drops; of blocks with one pattern
 * the last alone counts.
 */
function headersByCloudflare(text: string, host: string, path: string): Record<string, string> {
  const headers = new Map<string, string>();
  const blocks = text.split('\n\n').map((block) => block.trim().split('\n'));
  for (const [pattern, lines] of new Map(blocks.map(([first = '', ...others]) => [first, others]))) {
    if (!patternOf(pattern).test(pattern.startsWith('/') ? path : `https://${host}${path}`)) continue;
    for (const line of lines.map((entry) => entry.trim())) {
      if (line.startsWith('! ')) {
        headers.delete(line.slice(2));
        continue;
      }
      const name = line.slice(0, line.indexOf(':'));
      const value = line.slice(name.length + 2);
      const before = headers.get(name);
      headers.set(name, before ? `${before}, ${value}` : value);
    }
  }
  return Object.fromEntries(headers);
}

function patternOf(pattern: string): RegExp {
  const escaped = pattern.replaceAll(/[.?+^$()[\]{}|\\]/g, '\\$&').replaceAll('*', '.*');
  return new RegExp(`^${escaped.replaceAll(/:[A-Za-z]\w*/g, '[^/.]+')}$`);
}

const { _headers: headers, _redirects: redirects } = renderCloudflare(context);

describe('_headers', () => {
  it.each([
    ['qanat.example', '/'],
    ['qanat.example', '/assets/entry-1a2b.js'],
    ['qanat.example', '/films/hero.mp4'],
    ['qanat.example', '/robots.txt'],
    ['www.qanat.example', '/about'],
    ['www.qanat.example', '/about.md'],
    ['acme.qanat.example', '/about.md'],
    ['dev.qanat.example', '/about'],
    ['acme.qanat.example', '/assets/entry-1a2b.js'],
    ['www.acme.qanat.example', '/'],
    ['partner.test', '/'],
    ['branch.site.pages.test', '/about.md'],
  ])('gives %s%s what the policy says (F-B10)', (host, path) => {
    expect(headersByCloudflare(headers, host, path)).toEqual(headersFor(path, host, context));
  });

  it('drops the page caching before it sets that of the assets', () => {
    expect(headers).toContain('/assets/*\n  ! Cache-Control\n  Cache-Control: public');
  });

  const rule = (path: string, value = '1') => ({ path, hosts: 'all', headers: { 'X-A': value } }) as const;
  const rules = (count: number) => Array.from({ length: count }, (_, index) => rule(`/${index}`));
  const longest = 'x'.repeat(2000 - '  X-A: '.length);

  it.each([
    ['rules in _headers', 'at most 100 rules in _headers; there are 101', rules(100), rules(101)],
    [
      'characters in a line',
      'at most 2000 characters in a line of _headers',
      [rule('/', longest)],
      [rule('/', `${longest}x`)],
    ],
  ])('is refused with more %s than the host takes (F-B9)', (_what, fault, most, tooMany) => {
    expect(() => headersFile(most)).not.toThrow();
    expect(() => headersFile(tooMany)).toThrow(fault);
  });
});

describe('_redirects', () => {
  it('sends a former path on, with and without a slash at its end', () => {
    expect(redirects).toBe('/qanat360 /qanat-360 308\n/qanat360/ /qanat-360 308\n');
  });

  it('is empty without redirects', () => {
    expect(renderCloudflare({ ...context, redirects: [] })._redirects).toBe('');
  });

  it.each([
    ['2000', Array.from({ length: 1001 }, (_, index) => ({ from: `/old-${index}`, to: '/' }))],
    ['1000', [{ from: '/old', to: `/${'x'.repeat(1000)}` }]],
  ])('refuses to exceed %s', (limit, tooMany) => {
    expect(() => renderCloudflare({ ...context, redirects: tooMany })).toThrow(
      new RegExp(`at most ${limit}`),
    );
  });
});
