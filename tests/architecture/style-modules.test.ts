import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

import { listFiles } from '#scripts/support/list-files.ts';
import { paths } from '#scripts/support/paths.ts';

const files = (
  await Promise.all(
    ['src', 'product'].map(async (folder) =>
      (await listFiles(join(paths.root, folder))).map((file) => `${folder}/${file}`),
    ),
  )
).flat();
const read = (file: string) => readFileSync(join(paths.root, file), 'utf8');

/** `module .class` for each class that code reads from an imported style module. */
const used = new Set(
  files
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => {
      const code = read(file);
      return [...code.matchAll(/^import (\w+) from '(.+\.module\.css)';$/gm)].flatMap(
        ([, name = '', path = '']) => {
          const module = path.startsWith('#') ? path.slice(1) : join(dirname(file), path);
          const classes = code.matchAll(
            new RegExp(String.raw`(?<![/\w])${name}\.([a-z]\w*)(?!\w|\.css)`, 'gi'),
          );
          return [...classes].map(([, one]) => `${module} .${one}`);
        },
      );
    }),
);

/** Without comments and strings, which hold numbers and file names. */
const defined = new Set(
  files
    .filter((file) => file.endsWith('.module.css'))
    .flatMap((file) => {
      const style = read(file).replaceAll(/\/\*.*?\*\/|'[^']*'/gs, '');
      return [...style.matchAll(/\.([a-z]\w*)/gi)].map(([, one]) => `${file} .${one}`);
    }),
);

it('styles read only the tokens and other properties that something sets', () => {
  const set = new Set(
    files
      .filter((file) => /\.(?:css|tsx?)$/.test(file))
      .flatMap((file) =>
        [...read(file).matchAll(/(?<!var\()--[\w-]+(?=['\x60]|\s*:)/g)].map(([name]) => name),
      ),
  );
  const unset = files
    .filter((file) => file.endsWith('.css'))
    .flatMap((file) => [...read(file).matchAll(/(?<=var\()--[\w-]+/g)].map(([name]) => `${file} ${name}`))
    .filter((use) => !set.has(use.split(' ')[1] ?? ''));
  expect([...new Set(unset)]).toEqual([]);
});

it('style modules define every class that code reads', () => {
  expect([...used].filter((one) => !defined.has(one))).toEqual([]);
});

it('code reads every class of the style modules', () => {
  expect([...defined].filter((one) => !used.has(one))).toEqual([]);
});
