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
const classesOf = (style: string) =>
  [...style.replaceAll(/\/\*.*?\*\/|'[^']*'/gs, '').matchAll(/\.([a-z]\w*)/gi)].map(([, name = '']) => name);

const defined = new Set(
  files
    .filter((file) => file.endsWith('.module.css'))
    .flatMap((file) => classesOf(read(file)).map((name) => `${file} .${name}`)),
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

/** The values of attributes and properties that name classes. */
const CLASSES = /\bclass(?:Name|List\.\w+)?[=:(]\s*(?:`[^`]*`|\{`[^`]*`|\{[^}]*\}|"[^"]*"|'[^']*')/g;

it('the style of all pages has every class that code writes as text', () => {
  const known = new Set(
    files
      .filter((file) => file.endsWith('.css') && !file.endsWith('.module.css'))
      .concat('legal/view/text.css')
      .flatMap((file) => classesOf(read(file))),
  );
  const written = files
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) =>
      [...read(file).matchAll(CLASSES)].flatMap(([value]) => {
        // Without classes of modules, and without what is compared.
        const text = value.replaceAll(/\$\{[^'}]*\}|===\s*'\w+'/g, ' ');
        const names = [...text.matchAll(/["'`}]([\w\s-]+)(?=["'`$])/g)].map(([, name = '']) => name);
        return names
          .flatMap((some) => some.split(/\s+/).filter(Boolean))
          .map((name) => [file, name] as const);
      }),
    );
  expect(written.length).toBeGreaterThan(0);
  expect(written.filter(([, name]) => !known.has(name))).toEqual([]);
});

it('breakpoints are at the widths of R9.15', () => {
  const widths = [...read('src/styles/media.css').matchAll(/([\d.]+)em/g)].map(([, em]) => Number(em) * 16);
  expect(widths).toEqual(expect.arrayContaining([768, 1020, 1024, 1055, 1443]));
});
