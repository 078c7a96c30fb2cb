import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { isDeepStrictEqual } from 'node:util';

import { expect, it } from 'vitest';
import { z } from 'zod';

import { site } from '../../content/site.ts';
import { currentFigures } from '#legal/read/figures.ts';
import { parseText } from '#legal/read/parse-text.ts';
import {
  isText,
  type LegalFile,
  type LegalFiles,
  readLegalFile,
  readLegalFiles,
} from '#legal/read/read-documents.ts';
import { madeUpDocuments } from '#legal/tests/made-up-documents.ts';
import type { GradedFinding } from '../findings.ts';
import { lintDocuments } from './lint-documents.ts';
import { mendTyping } from './mend.ts';

/** Words of the findings: the figure or the remedy that they name. */
const says = z.string().default('');

/** A text in place of a clause. Counsel may add to `cases.json`. */
const textSchema = z.union([
  // As it is in a contract under English law or that of the financial centre.
  z.strictObject({ text: z.string(), grade: z.literal('right') }),
  z.strictObject({ text: z.string(), grade: z.enum(['error', 'warning']), rule: z.string(), says }),
]);

/** A change of a file by which other files or its data no longer fit, or which makes it unreadable. */
const changeSchema = z.strictObject({
  ...{ file: z.string(), from: z.string(), to: z.string(), says },
  /** All findings, as `file:line grade rule`, the rule being a field or `text` where no rule was asked. */
  finds: z.array(z.string()).optional(),
  /** Of the cookie policy of the site, whose items are those of the code; else of the documents of the tests. */
  site: z.literal(true).optional(),
});

/** A text as it is typed, and as the check of a proposal writes it where it has slips. */
const typedSchema = z.strictObject({ typed: z.string(), mended: z.string().optional() });

const valueOf = (name: string) => (name === 'brandHost' ? site.brandHost : currentFigures.facts[name]?.text);

const cases = z
  .array(z.union([textSchema, changeSchema, typedSchema]))
  .parse(
    JSON.parse(await readFile(new URL('cases.json', import.meta.url), 'utf8'), (_key, value: unknown) =>
      typeof value === 'string'
        ? value.replaceAll(/\{(\w+)\}/g, (use, name: string) => valueOf(name) ?? use)
        : value,
    ),
  );
const [texts, changes] = [
  cases.flatMap((one) => ('text' in one ? one : [])),
  cases.flatMap((one) => ('file' in one ? one : [])),
];

const typing = cases.flatMap((one) => ('typed' in one ? one : []));

const CLAUSE = '### No waiver\n\nA delay is no waiver.\n\n';

/** Files of which one is edited. @throws Error where nothing of it changes */
function edited(files: readonly LegalFiles[], name: string, edit: (source: string) => string) {
  const file = files.flat().find((one) => one.file === `content/legal/${name}`);
  if (!file || edit(file.source) === file.source) throw new Error(`${name} is not changed`);
  const one = (other: LegalFile) =>
    other === file ? readLegalFile(file.id, file.file, edit(file.source)) : other;
  return files.map(([newest, ...earlier]) => [one(newest), ...earlier.map(one)] as const);
}

/** Each text is a clause of one document, so that it is read once. */
async function findingsOfEach(listed: readonly string[]): Promise<GradedFinding[][]> {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');
  const clauses = listed.map((text, index) => {
    const name = `${letters[Math.floor(index / 26)]}${letters[index % 26]}`;
    return text.startsWith('###') ? `${text}\n\n` : `### No waiver ${name}\n\n${text}\n\n`;
  });
  let before = '';
  const files = edited(await readLegalFiles(await madeUpDocuments()), 'terms.mdx', (source) => {
    [before = ''] = source.split(CLAUSE);
    return source.replace(CLAUSE, () => clauses.join(''));
  });
  const all = await lintDocuments(files);
  const lineOf = (index: number) => (before + clauses.slice(0, index).join('')).split('\n').length;
  return clauses.map((_text, index) =>
    all.filter(({ line }) => line >= lineOf(index) && line < lineOf(index + 1)),
  );
}

it.each(['error', 'warning', 'right'] as const)(
  'the rules judge each text of cases.json as it is listed: %s (F-L2, F-L4)',
  async (grade) => {
    const listed = texts.filter((one) => one.grade === grade);
    const found = await findingsOfEach(listed.map(({ text }) => text));
    const isAsListed = (one: (typeof texts)[number], findings: readonly GradedFinding[]) => {
      // A correct clause may have a sum that is not the site's.
      if (one.grade === 'right') return findings.every(({ rule }) => rule === 'figure');
      const [first, ...others] = findings;
      const isFound = first?.grade === one.grade && first.rule === one.rule;
      return isFound && first.message.includes(one.says) && others.length === 0;
    };
    const wrong = listed
      .map((one, index) => ({ ...one, findings: found[index] ?? [] }))
      .filter((one) => !isAsListed(one, one.findings));
    expect(wrong).toEqual([]);
  },
);

it('the rules judge each change of cases.json as it is listed, an unreadable one by its line alone (F-B1)', async () => {
  const [made, ofSite] = [
    await readLegalFiles(await madeUpDocuments()),
    await readLegalFiles(undefined, ['cookies']),
  ];
  const wrong: unknown[] = [];
  for (const one of changes) {
    const published = one.site ? ofSite : made;
    const found = await lintDocuments(
      edited(published, one.file, (source) => source.replace(one.from, () => one.to)),
      published.map(([current]) => current),
    );
    const listed = found.map(
      ({ file, line, grade, rule, field }) => `${basename(file)}:${line} ${grade} ${rule ?? field ?? 'text'}`,
    );
    const isFound = one.site ? listed[0]?.endsWith('error cookies') : isDeepStrictEqual(listed, one.finds);
    const isSaid = found
      .map(({ message }) => message)
      .join('\n')
      .includes(one.says);
    if (!isFound || !isSaid) wrong.push({ ...one, found });
  }
  expect(wrong).toEqual([]);
});

it.each(typing)('mending corrects $typed, and nothing around', ({ typed, mended = typed }) => {
  expect(mendTyping(typed)).toBe(mended);
  expect(mendTyping(mended)).toBe(mended);
  // A text that can be read can be read afterwards.
  expect(isText(parseText('', mended))).toBe(isText(parseText('', typed)));
});

it('the documents of the site have no finding that stops them, and those of the tests have none at all', async () => {
  expect((await lintDocuments(await readLegalFiles())).filter(({ grade }) => grade === 'error')).toEqual([]);
  expect(await lintDocuments(await readLegalFiles(await madeUpDocuments()))).toEqual([]);
});

it('the rules refuse each figure of the published texts that is typed and changed (F-L2)', async () => {
  const typed: string[] = [];
  const published = await readLegalFiles();
  const files = published.map(([current, ...earlier]) => {
    const source = current.source.replaceAll(/<Fact\s+id="(\w+)"\s*\/>/g, (use, id: string) => {
      const figure = currentFigures.facts[id]?.text ?? '';
      // A bare number in a cell, or a word such as “Free”, is no figure.
      if (!/[\s$%+]|^18$/.test(figure)) return use;
      typed.push(id);
      return figure
        .replace(/\d/, (digit) => `${(Number(digit) + 2) % 10}`)
        .replace(/^(?:one|two|six)/, 'nine');
    });
    return [readLegalFile(current.id, current.file, source), ...earlier] as const;
  });
  const newest = published.map(([current]) => current);
  const found = (await lintDocuments(files, newest)).flatMap(
    ({ grade, message }) => (grade === 'error' && /contradicts (\w+)/.exec(message)?.[1]) || [],
  );
  expect(found.toSorted()).toEqual(typed.toSorted());
});

it('a person can dismiss a finding with a reason, until the words of its clause change', async () => {
  const files = await readLegalFiles(await madeUpDocuments());
  const found = (text: string, dismissals = '') =>
    lintDocuments(
      edited(files, 'terms.mdx', (source) =>
        source.replace('changes:', `${dismissals}changes:`).replace(CLAUSE, `### No waiver\n\n${text}\n\n`),
      ),
    );
  const [finding] = await found('It is a con- tract.');
  expect(finding?.key).toMatch(/^style #no-waiver [0-9a-f]{6}$/);
  const dismissal = `dismissed:\n  - '${finding?.key}: it is meant'\n`;
  expect(await found('It is a con- tract.', dismissal)).toMatchObject([{ dismissed: 'it is meant' }]);
  // The same rule finds other words of that clause: they are not dismissed.
  const both = 'It is a con- tract and a re- ply.';
  const [one] = await found(both);
  const beside = await found(both, `dismissed:\n  - '${one?.key}: it is meant'\n`);
  expect(beside.map(({ words, dismissed }) => [words, dismissed])).toEqual([
    ['con- tract', 'it is meant'],
    ['re- ply', undefined],
  ]);
  expect(await found(both, dismissal)).toMatchObject([
    { words: 'con- tract' },
    { words: 're- ply' },
    { field: 'dismissed' },
  ]);
  expect(await found('It is still a con- tract.', dismissal)).toMatchObject([
    { rule: 'style' },
    { field: 'dismissed', grade: 'warning' },
  ]);
});

it('the rules report a document that is gone', async () => {
  const found = await lintDocuments(await readLegalFiles('/nowhere'));
  expect(found.map(({ file, line, grade }) => `${file}:${line} ${grade}`)).toContain(
    'content/legal/privacy.mdx:1 error',
  );
});
