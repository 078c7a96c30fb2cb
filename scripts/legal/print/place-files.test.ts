import { expect, it } from 'vitest';

import { placeFiles } from './place-files.ts';

const line = (path: string) =>
  `<dd data-file="${path}"><a href="${path}">Keep</a> <span data-size=""></span></dd>`;

it('writes the size of each file that was made, and takes out the lines of the others', () => {
  const html = `<dl>${line('/legal/a.pdf')}${line('/legal/a.txt')}</dl>`;
  expect(placeFiles(html, new Map([['/legal/a.txt', 28_677]]))).toBe(
    '<dl><dd><a href="/legal/a.txt">Keep</a> (29\u00A0KB)</dd></dl>',
  );
});
