import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { TableRow } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';

import { quoting, type Remark, type TextFinding } from '#legal/findings.ts';
import { listFiles } from '../../../scripts/support/list-files.ts';
import { paths } from '../../../scripts/support/paths.ts';
import { lineOf } from '#legal/read/text-tree.ts';
import { findingsAt } from '#legal/lint/passages.ts';
import type { AsyncCheck } from '#legal/lint/check.ts';

type StoredItem = { readonly name: string; readonly store: 'Local storage' | 'Session storage' };
type Tag = { readonly level: string; readonly cookies: RegExp };

/** Read once: the code does not change while texts are checked. */
let reading: Promise<{ readonly items: readonly StoredItem[]; readonly tags: readonly Tag[] }> | undefined;

/** What the code of the site stores in a browser, and the cookies of its tags with the level that they need. */
const storedByCode = () => (reading ??= readCode());

async function readCode() {
  const files = (await listFiles(join(paths.root, 'src'))).filter((file) => /(?<!\.test)\.tsx?$/.test(file));
  const code = files.map((file) => readFileSync(join(paths.root, 'src', file), 'utf8')).join('\n');
  const valueOf = (written: string) =>
    /^'([^']+)'$/.exec(written)?.[1] ??
    // A name that ends with what differs, such as a host, is known by its beginning.
    new RegExp(String.raw`\bconst ${written} = (?:\([^)]*\) => )?['\x60]([^'\x60$]+)`)
      .exec(code)?.[1]
      ?.trim();
  const itemsOf = (call: string, store: StoredItem['store']) =>
    [...code.matchAll(new RegExp(String.raw`\b${call}\(\s*('[^']+'|\w+)[,(]`, 'g'))].flatMap(
      ([, written = '']) => {
        const name = valueOf(written);
        return name ? [{ name, store }] : [];
      },
    );
  const all = [
    ...itemsOf('remember', 'Local storage'),
    ...itemsOf(String.raw`sessionStore\.write`, 'Session storage'),
  ];
  const tags = [...code.matchAll(/level: '(\w+)',[\s\S]{0,300}?cookies: \/((?:\\.|[^/\n])+)\//gs)];
  return {
    items: all.filter(({ name }, index) => all.findIndex((one) => one.name === name) === index),
    tags: tags.map(([, level = '', source = '']) => ({ level, cookies: new RegExp(source) })),
  };
}

const namesIn = (row: TableRow): readonly string[] => {
  const names: string[] = [];
  visit(row, 'inlineCode', ({ value }) => void names.push(value));
  return names;
};

const NUMBERS = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** The tables of the cookie policy say what the code stores, where, and by which consent. */
export const cookieTables: AsyncCheck = async ({ document }) => {
  const rows: TableRow[] = [];
  visit(document.tree, 'tableRow', (row) => void rows.push(row));
  if (document.id !== 'cookies' || rows.every((row) => namesIn(row).length === 0)) return [];
  const { items, tags } = await storedByCode();
  const findings = rows.flatMap((row) =>
    namesIn(row).flatMap((name): TextFinding[] => {
      const said = rowFinding(name, toString(row), row, items, tags);
      return said ? [{ line: lineOf(row), ...said }] : [];
    }),
  );
  const listed = new Set(rows.flatMap(namesIn));
  const line = lineOf(rows.find((row) => namesIn(row).length > 0) ?? document.tree);
  const missing = items.filter(({ name }) => !listed.has(name));
  const counts = findingsAt(document.passages, /\bstores (\w+) items\b/g, ([said, word = '']) => {
    const count = NUMBERS.indexOf(word);
    return count >= 0 && count !== items.length
      ? quoting(
          said,
          `, and the site stores ${NUMBERS[items.length] ?? items.length}: ${items.map(({ name }) => name).join(', ')}`,
        )
      : undefined;
  });
  return [
    ...findings,
    ...missing.map(({ name, store }) => ({
      line,
      message: `is a table without “${name}”, which the site keeps in ${store.toLowerCase()}: add its row`,
    })),
    ...counts,
  ];
};

function rowFinding(
  name: string,
  words: string,
  row: TableRow,
  items: readonly StoredItem[],
  tags: readonly Tag[],
): Remark | undefined {
  const level = toString(row.children.at(-1) ?? row).trim();
  const item = items.find((one) => one.name === name);
  const tag = tags.find(({ cookies }) => cookies.test(name));
  if (item && !words.includes(item.store))
    return quoting(name, ` is kept in ${item.store.toLowerCase()}: correct where its row says that it is`);
  if (item && level !== 'Necessary')
    return quoting(
      name,
      ` is stored without asking, and its row says “${level}”: write Necessary, or ask a developer to store it by consent`,
    );
  if (tag && level.toLowerCase() !== tag.level)
    return quoting(
      name,
      ` is set only with consent to ${tag.level}, and its row says “${level}”: write ${tag.level.charAt(0).toUpperCase()}${tag.level.slice(1)}`,
    );
  if (item || tag || /captcha/i.test(name)) return undefined;
  return quoting(
    name,
    ` is the name of no item that the site stores: its items are ${items.map((one) => one.name).join(', ')}`,
  );
}
