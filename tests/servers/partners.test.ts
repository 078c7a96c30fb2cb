import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { parse } from 'node-html-parser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { neutralSharingImage } from '#content/neutral-icon.ts';
import { site } from '#content/site.ts';
import { neutralTitle } from '#words/neutral-tab.ts';
import { paths } from '#scripts/support/paths.ts';
import { ask } from '#scripts/deployment/ask.ts';
import { listen, type Preview } from '#scripts/preview/create-preview.ts';
import { languageBases } from '#scripts/hosts/language-base.ts';
import { PARTNER_CONFIG, SUBDOMAIN_EXISTS } from '#src/api/endpoints.ts';
import { startWorkerdWithPartners, type TestServer } from './start-servers.ts';

/** The platform's answers about a partner, as JSON text; a missing one hangs. */
type Answers = { readonly check?: string; readonly config?: string; readonly status?: number };

const exists = '{"exists":true,"redirect":false}';
const brand = {
  legalName: 'Acme & Sons "Capital"',
  tagline: 'Private capital for companies that build and carry',
  logo: { link: 'https://acme.example/logo.png' },
  backgroundPicture: { link: 'https://acme.example/port.jpg?a=1&b=2' },
};
const hostile = {
  legalName: '</title><script>alert(1)</script>',
  tagline: '"><script>alert(2)</script><meta name="robots" content="all">',
  logo: { link: 'https://acme.example/"><script>alert(3)</script>' },
  backgroundPicture: { link: 'http://acme.example/port.jpg' },
};
const partners: Readonly<Record<string, Answers>> = {
  acme: { check: exists, config: JSON.stringify(brand) },
  hostile: { check: exists, config: JSON.stringify(hostile) },
  odd: { check: exists, config: '{"legalName":7,"tagline":["x"],"logo":"https://acme.example/logo.png"}' },
  webp: {
    check: exists,
    config: JSON.stringify({ ...brand, backgroundPicture: { link: 'https://acme.example/port.webp' } }),
  },
  vector: {
    check: exists,
    config: JSON.stringify({
      legalName: brand.legalName,
      logo: { link: 'https://acme.example/logo.SVG?v=2' },
      backgroundPicture: { link: 'data:image/png;base64,AAAA' },
    }),
  },
  gone: { check: '{"exists":true,"redirect":true}', config: JSON.stringify(brand) },
  nobody: { check: '{"exists":false}', config: JSON.stringify(brand) },
  vague: { check: '{"exists":"true"}', config: JSON.stringify(brand) },
  failing: { check: exists, config: JSON.stringify(brand), status: 500 },
  moved: { check: exists, config: JSON.stringify(brand), status: 302 },
  page: { check: '<html>', config: '<html>' },
  none: { check: exists, config: 'null' },
  huge: { check: exists, config: JSON.stringify({ ...brand, more: 'x'.repeat(100_000) }) },
  silent: { check: exists },
};

const asked: string[] = [];
let api: Preview;
let running: TestServer;
let shell: string;

beforeAll(async () => {
  api = await listen(0, (request) => {
    const { pathname, search, searchParams } = new URL(request.url);
    asked.push(pathname + search);
    const host = searchParams.get('currentUrl') ?? '';
    const isCheck = pathname === SUBDOMAIN_EXISTS && host.endsWith('/');
    const name = isCheck ? (host.split('.')[0] ?? '') : searchParams.get('subDomain');
    const { check, config, status = 200 } = partners[name ?? ''] ?? {};
    const answer = isCheck ? check : pathname === PARTNER_CONFIG ? config : '';
    // One that is missing hangs.
    return answer === undefined ? new Promise<Response>(() => {}) : new Response(answer, { status });
  });
  running = await startWorkerdWithPartners(api.url.replace('localhost', '127.0.0.1'));
  shell = await readFile(join(paths.dist, 'partner.html'), 'utf8');
});
afterAll(async () => {
  await running.stop();
  await api.close();
});

const open = async (name: string, path = '/', headers = {}) => {
  const host = name === '' ? site.brandHost : `${name}.${site.brandHost}`;
  const answer = await ask(running.origin, { path, headers: { host, ...headers } });
  return { ...answer, text: answer.body.toString('utf8') };
};

const head = (html: string) => {
  const root = parse(html);
  const contentOf = (name: string) =>
    root
      .querySelectorAll(`meta[name="${name}"],meta[property="${name}"]`)
      .map((tag) => tag.getAttribute('content'));
  return {
    title: root.querySelector('title')?.text,
    contentOf,
    scripts: root.querySelectorAll('script').length,
  };
};

describe('the page of a partner, for programs', () => {
  it('has title, description and picture of the partner, in a page that is else as it was built', async () => {
    const { status, headers, text } = await open('acme');
    const { title, contentOf } = head(text);
    expect(status).toBe(200);
    expect(title).toBe(brand.legalName);
    expect(contentOf('og:title')).toEqual([brand.legalName]);
    expect(contentOf('description')).toEqual([brand.tagline]);
    expect(contentOf('og:image')).toEqual([brand.backgroundPicture.link]);
    expect(contentOf('twitter:card')).toEqual(['summary_large_image']);
    expect(contentOf('og:url')).toEqual([`https://acme.${site.brandHost}/`]);
    expect(text.slice(text.indexOf('<body'))).toBe(shell.slice(shell.indexOf('<body')));
    expect(headers['etag']).toBeUndefined();
    expect(headers['x-robots-tag']).toContain('noindex');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
  });

  it.each(languageBases)('is at %s the page of that language, with the same brand', async (base) => {
    const before = asked.length;
    const built = await readFile(join(paths.dist, base, 'partner.html'), 'utf8');
    const { status, text } = await open('acme', base);
    const { title, contentOf } = head(text);
    expect([status, title]).toEqual([200, brand.legalName]);
    expect(contentOf('og:url')).toEqual([`https://acme.${site.brandHost}${base}`]);
    expect(text.slice(text.indexOf('<body'))).toBe(built.slice(built.indexOf('<body')));
    expect(asked.slice(before).filter((address) => address.includes('currentUrl'))).toEqual([
      `${SUBDOMAIN_EXISTS}?currentUrl=acme.${site.brandHost}%2F`,
    ]);
    const visited = await open('acme', base, { 'sec-fetch-dest': 'document' });
    expect([visited.text === built, (await open('', base)).text === built]).toEqual([true, false]);
  });

  it('shows a hostile brand as text, and takes pictures from https only', async () => {
    const { title, contentOf, scripts } = head((await open('hostile')).text);
    expect(title).toBe(hostile.legalName);
    expect(contentOf('description')).toEqual([hostile.tagline]);
    expect(contentOf('robots')).toEqual(['noindex, nofollow']);
    expect(scripts).toBe(head(shell).scripts);
    const [image = ''] = contentOf('og:image');
    expect(image).toMatch(/^https:\/\/acme\.example\/[^"<>]*$/);
    expect(contentOf('twitter:card')).toEqual(['summary']);
  });

  it('names only pictures that networks show, and the neutral one for a partner without any', async () => {
    const imagesOf = async (name: string) => {
      const { contentOf } = head((await open(name)).text);
      return [...contentOf('og:image'), ...contentOf('twitter:card')];
    };
    expect(await imagesOf('webp')).toEqual([brand.logo.link, 'summary']);
    const neutral = `https://vector.${site.brandHost}${neutralSharingImage}`;
    expect(await imagesOf('vector')).toEqual([neutral, 'summary']);
    const { status, headers } = await open('vector', neutralSharingImage);
    expect([status, headers['content-type'], headers['cross-origin-resource-policy']]).toEqual([
      200,
      'image/png',
      'cross-origin',
    ]);
  });

  it('leaves out each field that is of the wrong kind', async () => {
    const { title, contentOf } = head((await open('odd')).text);
    expect(title).toBe(head(shell).title);
    expect([...contentOf('description'), ...contentOf('og:image')]).toEqual([]);
    expect(contentOf('og:title')).toEqual([neutralTitle]);
  });

  it.each(['gone', 'nobody', 'vague', 'failing', 'moved', 'page', 'none', 'huge', 'silent', 'unknown'])(
    'is as it was built when the partner is %s',
    async (name) => {
      const { status, text } = await open(name);
      expect([status, text === shell]).toEqual([200, true]);
    },
  );
});

describe('what is not looked up', () => {
  it('is the page of a partner for a visitor, whose browser makes the calls', async () => {
    const before = asked.length;
    const { text } = await open('acme', '/', { 'sec-fetch-dest': 'document' });
    expect([text === shell, asked.length]).toEqual([true, before]);
  });

  it('is the main host, which is served from the files', async () => {
    const before = asked.length;
    const index = await readFile(join(paths.dist, 'index.html'), 'utf8');
    const answers = await Promise.all(['', 'dev'].map((name) => open(name)));
    expect(answers.map(({ text }) => text === index)).toEqual([true, true]);
    expect(asked).toHaveLength(before);
  });

  it('is every other page, and every file', async () => {
    const before = asked.length;
    expect((await open('acme', '/terms')).text).toBe(await readFile(join(paths.dist, 'terms.html'), 'utf8'));
    expect((await open('acme', '/legal/versions.json')).headers['content-type']).toContain('json');
    expect((await open('acme', '/no-such-page')).status).toBe(404);
    expect(asked).toHaveLength(before);
  });
});

it('the platform receives host and path, without the query', async () => {
  asked.length = 0;
  await open('acme', '/?email=a@b.example');
  expect(asked.toSorted()).toEqual([
    `${PARTNER_CONFIG}?subDomain=acme`,
    `${SUBDOMAIN_EXISTS}?currentUrl=acme.${site.brandHost}%2F`,
  ]);
});
