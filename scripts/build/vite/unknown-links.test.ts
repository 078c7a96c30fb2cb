import { expect, it } from 'vitest';

import { routeIdOf } from '#src/routes.ts';
import { markLinks, unknownLinks } from './unknown-links.ts';

const isPage = async (path: string) => routeIdOf(path) !== undefined;
const linksIn = (...hrefs: string[]) =>
  unknownLinks(hrefs.map((href) => `<a class="x" href="${href}">Go</a>`).join(), '/about', isPage);

it('finds the links that lead to no page, as they are written', async () => {
  expect(await linksIn('/nowhere', '/pricing', 'nowhere-near?a=1&amp;b=2#c', '/nowhere')).toEqual([
    '/nowhere',
    'nowhere-near?a=1&b=2#c',
  ]);
});

it('leaves out places, files, other sites and pages of the platform', async () => {
  const others = [
    '#place',
    '/about#place',
    '/legal/terms-1.2.pdf',
    'https://example.com/x',
    'mailto:a@b.example',
  ];
  expect(await linksIn(...others, '/login', '/registration/investor')).toEqual([]);
});

it('marks them by a style that names their addresses', () => {
  const marked = markLinks('<html><head></head><body></body></html>', ['/nowhere', '/"</style>']);
  expect(marked).toContain('a[href="/nowhere"]');
  expect(marked.match(/<\/style>/g)).toHaveLength(1);
});
