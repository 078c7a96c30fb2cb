import { expect, it } from 'vitest';

import { sourceFolders } from './support/files.ts';
import { type Import, importsBelow } from './support/imports.ts';
import { browserLayers, directionFault, layerOf } from './support/layers.ts';
import { readPackage } from './support/package-json.ts';

const imports = importsBelow(sourceFolders);
const isTest = (file: string) => /\.(test|d)\.tsx?$/.test(file);
const shipped = imports.filter(({ file }) => !isTest(file));
// What the build makes has no layer: content and pictures as modules.
const internal = shipped.filter(({ isPackage, target }) => !isPackage && !target.startsWith('virtual:'));

/** One line per import that `explain` has a fault for. */
const listed = (found: readonly Import[], explain: (one: Import) => string | undefined) =>
  found.flatMap((one) => {
    const fault = explain(one);
    return fault ? [`${one.file}:${one.line} imports ${one.specifier}: ${fault}`] : [];
  });

it('lets imports go down the layers only', () => {
  expect(listed(internal, ({ file, target, isType }) => directionFault(file, target, isType))).toEqual([]);
});

it('leaves the choice of pages to the router', () => {
  const fault = 'only src/router.tsx knows the pages: take the page from there';
  const knowing = internal.filter(
    ({ file, target }) => target.startsWith('src/pages/') && file.startsWith('src/'),
  );
  const outside = knowing.filter(({ file }) => file !== 'src/router.tsx' && layerOf(file) !== 'pages');
  expect(listed(outside, () => fault)).toEqual([]);
});

it('gives browsers runtime dependencies only', () => {
  const { dependencies = {} } = readPackage();
  const values = shipped.filter(({ isPackage, isType }) => isPackage && !isType);
  const inBrowser = values.filter(({ file }) => browserLayers.includes(layerOf(file)));
  const buildOnly = inBrowser.filter(({ target }) => !(packageNameOf(target) in dependencies));
  const fault =
    'it is not in "dependencies" of package.json, so only scripts, tests, head and model may use it';
  expect(listed(buildOnly, () => fault)).toEqual([]);
});

it('climbs two folders at most', () => {
  const high = imports.filter(({ specifier }) => specifier.startsWith('../../..'));
  expect(listed(high, () => 'write the path from the root, #src/…, #content/… or #scripts/…')).toEqual([]);
});

it('names files with their extension', () => {
  const bare = imports.filter(
    ({ specifier }) => /^[.#]/.test(specifier) && !/\.[a-z]+(\?\w+)?$/.test(specifier),
  );
  expect(listed(bare, () => 'add the extension of the file')).toEqual([]);
});

/** `react-dom/client` → `react-dom`, `@scope/name/file` → `@scope/name`. */
const packageNameOf = (target: string) =>
  target
    .split('/')
    .slice(0, target.startsWith('@') ? 2 : 1)
    .join('/');
