import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished } from 'vitest';

import { type BuiltSite, type CheckedSite, loadSite } from '#scripts/checks/support/built-site.ts';
import { cspHashOf } from '#scripts/hosts/content-security-policy.ts';
import { absoluteUrl } from '#src/head/absolute-url.ts';

export const INLINE_SCRIPT = 'document.documentElement.dataset.mode = "main";';

/** For expected findings: a message with these words. */
export const saying = (words: string): unknown => expect.stringContaining(words);

const routes = { home: '/', about: '/about' };

type Parts = { path: string; title: string; head: string; body: string; words: number };

/** A page without problems. `head` and `body` are added to it. */
export function pageHtml(parts: Partial<Parts> & { path: string }): string {
  const { path, title = `Page at ${path}` } = parts;
  const url = absoluteUrl(path);
  const image = absoluteUrl(`/share/${path === '/' ? 'home' : path.slice(1)}.png`);
  const head = `<meta name="description" content="What ${path} says"/><link rel="canonical" href="${url}"/>
<meta property="og:type" content="website"/><meta property="og:title" content="${title}"/>
<meta property="og:description" content="About ${path}"/><meta property="og:url" content="${url}"/>
<meta property="og:image" content="${image}"/><meta property="og:image:alt" content="A picture"/>
<meta name="twitter:card" content="summary_large_image"/><script>${INLINE_SCRIPT}</script>
<script type="application/ld+json">{"@context":"https://schema.org","@graph":[]}</script>${parts.head ?? ''}`;
  return documentHtml({ ...parts, title, head });
}

/** A page that is noindex. */
export const hiddenPageHtml = (title: string) =>
  documentHtml({
    title,
    head: '<meta name="robots" content="noindex"/>',
    body: '<p id="help"><a href="#help">Help</a></p>',
  });

function documentHtml({ title = '', head = '', body = '', words = 260 }: Partial<Parts>): string {
  return `<!doctype html><html lang="en"><head><meta charSet="utf-8"/>
<meta name="viewport" content="width=device-width, initial-scale=1"/><title>${title}</title>${head}</head>
<body><main><h1>${title}</h1><p>${'word '.repeat(words).trim()}</p>${body}</main></body></html>
`;
}

export const sitemapOf = (paths: readonly string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${paths
    .map((path) => `\n<url><loc>${absoluteUrl(path)}</loc></url>`)
    .join('')}</urlset>\n`;

const policy = {
  scriptHashes: [cspHashOf(INLINE_SCRIPT)],
  styleHashes: [],
  apiOrigin: '',
  redirects: [{ from: '/former', to: '/about' }],
};

/**
 * A built site of two pages in a temporary folder, without problems.
 * @param changes path in the repository (`dist/about.html`, `content/site.ts`) → text, or `undefined` to leave it out
 */
export async function madeUpSite(
  changes: Readonly<Record<string, string | undefined>> = {},
  table: BuiltSite['routes'] = routes,
): Promise<CheckedSite> {
  const root = await mkdtemp(join(tmpdir(), 'site-'));
  onTestFinished(() => rm(root, { recursive: true }));
  const files: typeof changes = {
    'dist/index.html': pageHtml({ path: '/', body: '<a href="/about">About</a>' }),
    'dist/about.html': pageHtml({ path: '/about', body: '<a href="/">Home</a>' }),
    'dist/404.html': hiddenPageHtml('Page Not Found'),
    'dist/share/home.png': 'picture',
    'dist/share/about.png': 'picture',
    'dist/sitemap.xml': sitemapOf(Object.values(table)),
    ...changes,
  };
  for (const [path, text] of Object.entries(files)) {
    if (text === undefined) continue;
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
  }
  return { ...(await loadSite({ root, dist: join(root, 'dist'), routes: table })), policy };
}
