import { isPlatformPath } from '#scripts/preview/platform-paths.ts';

const LINK = /<a\b[^>]*?\shref="([^"]*)"/g;
const HOST = 'http://localhost';

/** The links of a page that lead to no page of the site, as they are written. Files have no page. */
export async function unknownLinks(
  html: string,
  path: string,
  isPage: (path: string) => Promise<boolean>,
): Promise<string[]> {
  const links = new Set([...html.matchAll(LINK)].map(([, link = '']) => link.replaceAll('&amp;', '&')));
  const unknown: string[] = [];
  for (const link of links) {
    const { origin, pathname } = new URL(link, HOST + path);
    const isFile = pathname.includes('.');
    if (origin !== HOST || isFile || pathname === path || isPlatformPath(pathname)) continue;
    if (!(await isPage(pathname))) unknown.push(link);
  }
  return unknown;
}

/** Marks these links by style alone: React would report other attributes than it renders. */
export function markLinks(html: string, links: readonly string[]): string {
  if (links.length === 0) return html;
  const selectors = links.map((link) => `a[href=${JSON.stringify(link).replaceAll('<', String.raw`\3c `)}]`);
  const rules = [
    `:is(${selectors.join()}) { outline: 3px dashed #c00; }`,
    `:is(${selectors.join()})::after { content: ' (no such page)'; }`,
  ];
  return html.replace('</head>', () => `<style>${rules.join('\n')}</style></head>`);
}
