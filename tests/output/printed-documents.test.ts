import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { PDFDict, PDFDocument, PDFName } from 'pdf-lib';
import { expect, it } from 'vitest';

import { paths } from '#scripts/support/paths.ts';

/** Kind and name of each font in a PDF. */
async function fontsIn(pdf: Uint8Array): Promise<string[]> {
  const { context } = await PDFDocument.load(pdf, { updateMetadata: false });
  return context.enumerateIndirectObjects().flatMap(([, object]) => {
    const isFont = object instanceof PDFDict && object.get(PDFName.of('Type')) === PDFName.of('Font');
    return isFont ? [[object.get(PDFName.of('Subtype')), object.get(PDFName.of('BaseFont'))].join(' ')] : [];
  });
}

it('printed documents embed the fonts of the site alone, as text', async () => {
  const folder = join(paths.dist, 'legal');
  // A kept file stays as it was printed.
  const kept = await readdir(join(paths.root, 'content/legal/pdf')).catch((): string[] => []);
  const printed = (await readdir(folder)).filter((name) => name.endsWith('.pdf') && !kept.includes(name));
  expect(printed.length).toBeGreaterThan(0);
  for (const name of printed) {
    const fonts = await fontsIn(await readFile(join(folder, name)));
    expect(fonts.length).toBeGreaterThan(0);
    expect(
      fonts.filter(
        (font) => !/^\/(?:Type0|CIDFontType[02]) \/[A-Z]{6}\+(?:InstrumentSans|Newsreader)/.test(font),
      ),
    ).toEqual([]);
  }
});
