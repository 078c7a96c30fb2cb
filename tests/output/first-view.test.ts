import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { parse } from 'node-html-parser';
import { describe, expect, it } from 'vitest';

import { paths } from '#scripts/support/paths.ts';
import { routes } from '#src/routes.ts';
import { archivePages } from '#tests/support/browser/legal-source.ts';

const CLASS = /\.([a-z][\w-]*_[\w-]{6})/gi;
const classesIn = (style: string) => new Set([...style.matchAll(CLASS)].map(([, name]) => name));

/** The page up to the sheet that it waits for, and what that styles. */
async function aboveLaterStyle(path: string) {
  const html = await readFile(join(paths.dist, path === '/' ? 'index.html' : `${path}.html`), 'utf8');
  const sheets = parse(html).querySelectorAll('link[rel=stylesheet]:not([disabled])');
  const [href = '', ...more] = sheets.map((sheet) => sheet.getAttribute('href') ?? '');
  expect(more, 'sheets beside the first').toEqual([]);
  const later = href ? await readFile(join(paths.dist, href), 'utf8') : '';
  const above = parse(html.slice(html.indexOf('<body'), href ? html.lastIndexOf(href) : undefined));
  // A dialog that is closed shows nothing.
  for (const dialog of above.querySelectorAll('dialog')) dialog.remove();
  return { above, styledLater: classesIn(later) };
}

describe.each([...Object.values(routes), ...archivePages])('%s', (path) => {
  it('waits for one sheet at most, and for none with what it shows first', async () => {
    const { above, styledLater } = await aboveLaterStyle(path);
    expect(above.querySelector('h1')?.textContent).toBeTruthy();
    const used = above.querySelectorAll('[class]').flatMap((element) => [...element.classList.values()]);
    // Its chunk belongs to `heroScreens` of `page-assets.ts`, or `LaterStyle` further up.
    expect(used.filter((name) => styledLater.has(name))).toEqual([]);
  });
});
