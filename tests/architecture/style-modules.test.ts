import { expect, it } from 'vitest';

import { filesBelow, readSource } from './support/files.ts';
import { importsBelow } from './support/imports.ts';

const isModule = (file: string) => file.endsWith('.module.css');
const imports = importsBelow(['src']).filter(({ target }) => isModule(target));

const namesIn = (text: string, pattern: RegExp) =>
  new Set([...text.matchAll(pattern)].map(([, name = '']) => name));

/** Comments and strings hold numbers and file names, which look like classes. */
const definedIn = (module: string) =>
  namesIn(readSource(module).replaceAll(/\/\*.*?\*\/|'[^']*'/gs, ''), /\.([a-z]\w*)/gi);

/** Classes of a module that a file asks for, by the name under which it imports it. */
function usedIn(file: string, module: string): ReadonlySet<string> {
  const source = readSource(file);
  const ending = `/${module.split('/').at(-1)}'`;
  const lines = source.split('\n');
  const line = lines.find((text) => text.startsWith('import ') && text.includes(ending));
  const code = lines.filter((text) => !text.startsWith('import ')).join('\n');
  return namesIn(code, new RegExp(String.raw`\b${line?.split(' ')[1]}\.(\w+)`, 'g'));
}

it('defines every class that the code asks for', () => {
  const missing = imports.flatMap(({ file, target }) =>
    [...usedIn(file, target)]
      .filter((name) => !definedIn(target).has(name))
      .map((name) => `${file}: ${target} has no .${name}`),
  );
  expect(missing).toEqual([]);
});

it('uses every class that a style module defines', () => {
  const idle = filesBelow(['src'])
    .filter(isModule)
    .flatMap((module) => {
      const users = imports.filter(({ target }) => target === module).map(({ file }) => file);
      const used = new Set(users.flatMap((file) => [...usedIn(file, module)]));
      return [...definedIn(module)]
        .filter((name) => !used.has(name))
        .map((name) => `${module}: nobody uses .${name}`);
    });
  expect(idle).toEqual([]);
});
