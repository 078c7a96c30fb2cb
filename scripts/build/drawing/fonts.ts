import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import type { Font } from 'satori';

const require = createRequire(import.meta.url);

type Face = readonly [file: string, name: string, weight: 400 | 500 | 600, style: 'normal' | 'italic'];

// Static files: satori draws a variable font in its default weight only.
const faces: readonly Face[] = [
  ['newsreader', 'Newsreader', 400, 'normal'],
  ['newsreader', 'Newsreader', 400, 'italic'],
  ['newsreader', 'Newsreader', 500, 'normal'],
  ['newsreader', 'Newsreader', 600, 'normal'],
  ['instrument-sans', 'Instrument Sans', 400, 'normal'],
  ['instrument-sans', 'Instrument Sans', 500, 'normal'],
  ['instrument-sans', 'Instrument Sans', 600, 'normal'],
];

let loaded: Font[] | undefined;

/** The site's two families. The same array every time: satori parses each font once per array. */
export function loadFonts(): Font[] {
  loaded ??= faces.map(([file, name, weight, style]) => ({
    name,
    weight,
    style,
    data: readFileSync(require.resolve(`@fontsource/${file}/files/${file}-latin-${weight}-${style}.woff`)),
  }));
  return loaded;
}
