import { describe, expect, it } from 'vitest';

import { routeIds, rowOf } from '#src/routes.ts';
import { entriesOf, filesBelow, readSource, sourceFolders } from './support/files.ts';

const foldersIn = (folder: string) =>
  entriesOf(folder).flatMap((name) => (name.endsWith('/') ? [name.slice(0, -1)] : []));

describe('the top level', () => {
  it('holds what the README of the project says, and nothing else', () => {
    const files = ['package.json', 'package-lock.json', 'vite.config.ts', 'tsconfig.json', 'README.md'];
    const folders = ['content/', 'src/', 'scripts/', 'public/', 'tests/', 'docs/'];
    const ignored = new Set(readSource('.gitignore').replaceAll(/\/$/gm, '').split('\n'));
    const others = entriesOf('.').filter(
      (name) =>
        !name.startsWith('.') &&
        !ignored.has(name.replace(/\/$/, '')) &&
        ![...files, ...folders].includes(name),
    );
    expect(others).toEqual([]);
  });
});

describe('src/pages', () => {
  it('has folders only for pages, all legal documents, the unknown address and partners', () => {
    const others = ['legal', 'not-found', 'partner', 'partner-check'];
    const ofTheirOwn = routeIds.filter((id) => rowOf(id).kind !== 'legal');
    expect([...ofTheirOwn, ...others]).toEqual(expect.arrayContaining(foldersIn('src/pages')));
  });

  it.each(foldersIn('src/pages'))('names the page of %s as its folder', (id) => {
    expect(entriesOf(`src/pages/${id}`)).toContain(`${id}.tsx`);
  });
});

describe('src/ui', () => {
  it.each(foldersIn('src/ui'))('has code, style, examples and a test of %s', (name) => {
    const files = ['.tsx', '.module.css', '.examples.tsx', '.test.tsx'].map((ending) => `${name}${ending}`);
    expect(entriesOf(`src/ui/${name}`)).toEqual(expect.arrayContaining(files));
  });
});

describe('names', () => {
  const files = filesBelow([...sourceFolders, 'public', 'docs']);

  it('are in kebab-case', () => {
    const isKebab = (part: string) =>
      /^\.?[a-z\d]+(-[a-z\d]+)*(\.[a-z\d-]+)*$/.test(part) || part === 'README.md';
    expect(files.filter((file) => !file.split('/').every(isKebab))).toEqual([]);
  });

  it('are never index.ts: a folder is entered by the file that has its name', () => {
    expect(files.filter((file) => /\/index\.(ts|tsx|js)$/.test(file))).toEqual([]);
  });
});
