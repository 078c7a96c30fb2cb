import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

import { listFiles } from '#scripts/support/list-files.ts';
import { paths } from '#scripts/support/paths.ts';
import packageJson from '../../package.json' with { type: 'json' };

const read = (file: string) => readFileSync(join(paths.root, file), 'utf8');

const folders = ['content', 'src', 'product', 'legal', 'scripts', 'tests', 'docs', '.github'];
const files = (
  await Promise.all(
    folders.map(async (folder) =>
      (await listFiles(join(paths.root, folder))).map((file) => `${folder}/${file}`),
    ),
  )
).flat();
const texts = ['README.md', 'package.json', 'vite.config.ts', 'playwright.config.ts', ...files].filter(
  (file) => /\.(tsx?|css|mdx?|json|ya?ml|html)$/.test(file),
);
const documents = texts.filter((file) => /(^|\/)(README|LAWYERS)\.md$|^docs\/.*\.md$/.test(file));

/** Matches of a pattern in files, its first group if it has one, with file and line. */
const find = (names: readonly string[], pattern: RegExp) =>
  names.flatMap((file) => {
    const text = read(file);
    return [...text.matchAll(pattern)].map((match) => ({
      file,
      found: match[1] ?? match[0],
      where: `${file}:${text.slice(0, match.index).split('\n').length} ${match[1] ?? match[0]}`,
    }));
  });

const placesOf = (finds: readonly { readonly where: string }[]) => finds.map(({ where }) => where);

describe('numbers of requirements and faults', () => {
  const rows = find(['docs/requirements.md', 'docs/faults.md'], /^- \*\*(R\d+\.\d+|F-[A-Z]\d+)\*\* /gm);
  const numbers = rows.map(({ found }) => found);

  it('are unique', () => {
    expect(numbers).toContain('R1.1');
    expect(placesOf(rows.filter(({ found }, index) => numbers.indexOf(found) !== index))).toEqual([]);
  });

  it('exist where they are cited', () => {
    const cited = find(texts, /\b(?:R\d+\.\d+|F-[A-Z]\d+)\b/g);
    expect(placesOf(cited.filter(({ found }) => !numbers.includes(found)))).toEqual([]);
  });

  it('are cited, not sections of other documents', () => {
    const vague = /\b(?:spec|specification|design)[\s*]+sections?\b|\b[Ff]aults?[\s*]+[A-Z]\d/g;
    expect(placesOf(find(texts, vague))).toEqual([]);
  });

  it('are all cited by a test', () => {
    const cited = find(
      files.filter((file) => /\.(test|e2e|webkit)\.tsx?$/.test(file)),
      /\b(?:R\d+\.\d+|F-[A-Z]\d+)\b/g,
    );
    const tested = new Set(cited.map(({ found }) => found));
    expect(placesOf(rows.filter(({ found }) => !tested.has(found)))).toEqual([]);
  });

  it('have no settled answer but those of docs/settled.md', () => {
    const answers = find(['docs/settled.md'], /^\| (S\d+) /gm).map(({ found }) => found);
    expect(answers).toEqual(answers.map((_, index) => `S${index + 1}`));
    const marks = find(['docs/requirements.md'], /\*\*Settled[^*]*\*\*/g);
    expect(marks.length).toBeGreaterThan(20);
    const isAnswer = (mark: string) =>
      answers.includes(/^\*\*Settled \((S\d+)\):\*\*$/.exec(mark)?.[1] ?? '');
    expect(placesOf(marks.filter(({ found }) => !isAnswer(found)))).toEqual([]);
  });
});

describe('documents', () => {
  it('name paths that exist', () => {
    const made = /^(?:dist|deploy|\.cache|content\/legal\/(?:versions|pdf))\//;
    const missing = find(
      documents,
      /(?<!`)`((?:content|src|product|legal|scripts|tests|docs|\.github)\/[^`\s<*{…]*)`/g,
    ).filter(
      ({ file, found }) =>
        !made.test(found) &&
        ![found, join(dirname(file), found)].some((path) => existsSync(join(paths.root, path))),
    );
    expect(placesOf(missing)).toEqual([]);
  });

  it('name commands that exist', () => {
    const missing = [
      ...find(documents, /\bnpm run ([\w:-]+)/g).filter(({ found }) => !(found in packageJson.scripts)),
      ...find(documents, /\bnpx (?:-{1,2}\w+ )*([@\w/-]+)/g).filter(
        ({ found }) => !existsSync(join(paths.root, 'node_modules/.bin', found)),
      ),
    ];
    expect(placesOf(missing)).toEqual([]);
  });
});

describe('decisions', () => {
  const decisions = documents.filter((file) => /^docs\/decisions\/(?!README)/.test(file));

  it('name every package', () => {
    const lines = find(decisions, /^- Packages: (.*)$/gm).map(({ found }) => found);
    const named = new Set([...lines.join().matchAll(/`([^`]+)`/g)].map(([, name = '']) => name));
    const { dependencies, devDependencies } = packageJson;
    expect(Object.keys({ ...dependencies, ...devDependencies }).filter((name) => !named.has(name))).toEqual(
      [],
    );
  });

  it('are dated and in the index', () => {
    const index = read('docs/decisions/README.md');
    expect(decisions.filter((file) => !/^- Day: 20\d\d-\d\d-\d\d$/m.test(read(file)))).toEqual([]);
    expect(decisions.filter((file) => !index.includes(`](${basename(file)})`))).toEqual([]);
  });
});
