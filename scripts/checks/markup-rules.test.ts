import { describe, expect, it, vi } from 'vitest';

import { rule as inlineCode } from './inline-code.ts';
import { rule as markup } from './markup.ts';
import { rule as securityTxtExpiry } from './security-txt-expiry.ts';
import { INLINE_SCRIPT, madeUpSite, pageHtml, saying, securityTxtFor } from '#tests/support/made-up-site.ts';

// The validator compiles its tables at first use.
vi.setConfig({ testTimeout: 30_000 });

const aboutWith = (body: string) => ({ 'dist/about.html': pageHtml({ path: '/about', body }) });
const data = (text: string) => ({
  'dist/about.html': pageHtml({ path: '/about' }).replace(/(?<=ld\+json">).*(?=<\/script>)/, () => text),
});

describe('inline-code (F-B8)', () => {
  it.each([
    ['a style attribute', aboutWith('<p style="color: red">Text</p>'), 'has style=, which the policy drops'],
    [
      'a listener in an attribute',
      aboutWith('<p onClick="go()">Text</p>'),
      'has onClick=, which the policy blocks',
    ],
    [
      'a script without hash',
      aboutWith('<script>go()</script>'),
      'inline <script> "go()" is not among the hashes',
    ],
    ['a hash of other spacing', aboutWith(`<script> ${INLINE_SCRIPT}</script>`), 'is not among the hashes'],
    [
      'a style without hash',
      aboutWith('<style>p{color:red}</style>'),
      'inline <style> "p{color:red}" is not among',
    ],
    [
      'an import map without hash',
      aboutWith('<script type="importmap">{}</script>'),
      'is not among the hashes',
    ],
    [
      'a second block of data',
      aboutWith('<script type="application/ld+json">{"@graph":[]}</script>'),
      'a second JSON-LD block',
    ],
    ['data that does not parse', data('{"@graph":[],}'), 'JSON-LD does not parse'],
    ['data that is no graph', data('{"@type":"Organization"}'), 'JSON-LD is not one @graph'],
    ['data with a raw "<"', data('{"@graph":[{"name":"<!--"}]}'), 'JSON-LD holds a raw "<"'],
    [
      'data with a line separator',
      data('{"@graph":[{"name":"\u2028"}]}'),
      'JSON-LD holds a raw "<" or a line separator',
    ],
  ])('finds %s', async (_case, changes, message) => {
    const findings = await inlineCode.run(await madeUpSite(changes));
    expect(findings).toMatchObject([{ file: 'dist/about.html', message: saying(message) }]);
  });
});

describe('markup', () => {
  it.each([
    ['an id twice', '<p id="a">One</p><p id="a">Two</p>', 'no-dup-id'],
    ['a block where only words may be', '<span><div>Text</div></span>', 'element-permitted-content'],
    ['a button that would send a form', '<button>Go</button>', 'no-implicit-button-type'],
  ])('finds %s', async (_case, body, ruleId) => {
    const findings = await markup.run(await madeUpSite(aboutWith(body)));
    expect(findings.map(({ message }) => message).join('\n')).toContain(`(${ruleId}`);
  });

  it('says once what is wrong on many pages in the same way', async () => {
    const body = '<button>Go</button>';
    const site = await madeUpSite({ 'dist/index.html': pageHtml({ path: '/', body }), ...aboutWith(body) });
    expect(await markup.run(site)).toMatchObject([{ message: saying('/about and 1 more: ') }]);
  });
});

describe('security-txt-expiry', () => {
  it.each([
    ['in a month and a bit', securityTxtFor(31), 0],
    ['in less than a month', securityTxtFor(29), 1],
    ['in the past', securityTxtFor(-1), 1],
    ['on no day', 'Contact: mailto:a@b.example\nExpires: soon\n', 1],
    ['never', 'Contact: mailto:a@b.example\n', 1],
  ])('of a file that expires %s finds %i fault (F-B16)', async (_case, text, count) => {
    const site = await madeUpSite({ 'dist/.well-known/security.txt': text });
    expect(await securityTxtExpiry.run(site)).toHaveLength(count);
  });

  it('finds a missing file, and names where the date is set', async () => {
    const site = await madeUpSite({
      'dist/.well-known/security.txt': undefined,
      'content/site.ts': 'export const site = {\n  securityTxtExpires: "2020-01-01",\n};\n',
    });
    expect(await securityTxtExpiry.run(site)).toMatchObject([{ file: 'content/site.ts', line: 2 }]);
  });
});
