import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { languageCodes, languages } from '#content/languages.ts';
import { formsIn } from '#content/sample-forms.ts';
import { committedOf, onBoard, raiseIds, shareOf, sumOf, world } from '#content/sample-world.ts';
import { loadSite, type Page } from '#scripts/checks/support/built-site.ts';
import { sampleNamesSchema } from '#src/model/sample-names.schema.ts';
import { loadWords } from '#scripts/languages/load-words.ts';
import { escapePattern } from '#scripts/support/escape-pattern.ts';
import { paths } from '#scripts/support/paths.ts';

/** A figure of the sample world: where it is there, and its value. */
type Figure = { readonly path: string; readonly value: number | string };

const DAY = /^\d{4}-\d\d-\d\d$/;
/** From here on a number of the sample world is an amount of money. */
const MONEY = 100_000;

function figuresIn(value: unknown, path: string): Figure[] {
  if (typeof value === 'number' || (typeof value === 'string' && DAY.test(value))) return [{ path, value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => figuresIn(inner, path ? `${path}.${key}` : key));
}

const totals = figuresIn(
  {
    board: { total: sumOf(onBoard()), closing: sumOf(onBoard('closing')), deals: onBoard().length },
    ...Object.fromEntries(
      raiseIds.map((id) => {
        const [committed, target] = [committedOf(id), world.raises[id].target];
        return [id, { committed, share: shareOf(committed, target), open: target - committed }];
      }),
    ),
  },
  'computed',
);

/** The text of the screens of a page, and of the tables and bars beside them. */
const screensOf = ({ root }: Page) =>
  root
    .querySelectorAll('[role="img"], figure')
    .map((screen) => `${screen.getAttribute('aria-label') ?? ''} ${screen.structuredText}`)
    .join('\n');

const site = await loadSite();
const rows = await Promise.all(
  languageCodes.map(async (code) => {
    const { sampleNames } = (await loadWords(paths.root, code)).get('sample-names.ts') ?? {};
    const forms = formsIn(languages[code], sampleNamesSchema.parse(sampleNames));
    const pages = site.pages
      .filter(({ language, isHidden }) => language === code && !isHidden)
      .map((page) => ({ path: page.path, text: screensOf(page) }));
    return [...figuresIn(world, ''), ...totals].map(({ path, value }) => {
      const written =
        typeof value === 'string' ? forms.day(value) : value < MONEY ? String(value) : forms.money(value);
      const pattern = new RegExp(String.raw`(?<![\d.,])${escapePattern(written)}(?![\d.,]*\d)`);
      const places = pages.filter(({ text }) => pattern.test(text)).map((page) => page.path);
      return { path, written, places };
    });
  }),
);

const [first = []] = rows;
const lines = first.map(
  ({ path }, place) =>
    `| ${path} | ${rows.map((row) => `${row[place]?.written ?? ''} | ${row[place]?.places.join(' ') || '–'}`).join(' | ')} |`,
);
const head = languageCodes.map((code) => `${code} | pages`).join(' | ');
const file = join(paths.root, '.cache/figures.md');
await mkdir(join(paths.root, '.cache'), { recursive: true });
await writeFile(
  file,
  [
    '# Figures of the sample world',
    '',
    `| figure | ${head} |`,
    `| ${['-', ...languageCodes.flatMap(() => ['-', '-'])].join(' | ')} |`,
    ...lines,
    '',
  ].join('\n'),
);
const shown = first.filter(({ places }) => places.length > 0).length;
console.log(`${shown} of ${first.length} figures are on screens: .cache/figures.md`);
