import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { z } from 'zod';

import { type LanguageCode, languageCodes } from '#content/languages.ts';
import type { BuiltSite, Page } from '#scripts/checks/support/built-site.ts';
import { writtenText } from '#scripts/checks/support/text-of.ts';
import type { LegalDocuments } from '#scripts/legal/read/read-documents.ts';
import { hashOf } from '#scripts/support/file-cache.ts';
import { paths } from '#scripts/support/paths.ts';
import { legalIds } from '#src/routes.ts';

/** Written by `npm run days`. */
export const PAGE_DAYS = 'content/page-days.json';

/** Page in a language → the day (YYYY-MM-DD) on which its words last changed. */
export type PageDays = Readonly<Partial<Record<string, string>>>;

/** A page in the record: `about`, `ar/about`. */
export const dayKey = (code: LanguageCode, id: string): string => (code === 'en' ? id : `${code}/${id}`);

const recordSchema = z.record(
  z.string(),
  z.strictObject({
    day: z.iso.date().describe('Day on which the text of the page became what it is.'),
    text: z.string().describe('Beginning of the SHA-256 of that text.'),
  }),
);

/** Page → its day, and what its text was then. */
export type DayRecord = z.output<typeof recordSchema>;

/**
 * The day of a legal page is that of its text; of any other, that of the record, so that each copy of a commit
 * builds the same, with or without its history. A page that the record does not know has no day.
 */
export async function pageDays(documents: LegalDocuments): Promise<PageDays> {
  const written = Object.entries(await readDayRecord()).map(([id, { day }]) => [id, day] as const);
  const legal = documents.flatMap(({ id, current }) =>
    languageCodes.map((code) => [dayKey(code, id), current.frontMatter.effectiveDate] as const),
  );
  return Object.fromEntries([...written, ...legal]);
}

/** @throws Error when the record is not as the command wrote it */
export async function readDayRecord(): Promise<DayRecord> {
  const source = await readFile(join(paths.root, PAGE_DAYS), 'utf8').catch(() => '{}');
  try {
    return recordSchema.parse(JSON.parse(source));
  } catch (error) {
    throw new Error(
      `${PAGE_DAYS}:1 is not as the command wrote it: take either side of a merge, then run npm run days`,
      {
        cause: error,
      },
    );
  }
}

/** The record of the pages as they are built: one whose text is as it was keeps its day, another gets this one. */
export function dateSite({ pages }: BuiltSite, known: DayRecord, day: string): DayRecord {
  const dated = pages.flatMap((page) => {
    const { routeId: id, language } = page;
    if (id === undefined || legalIds.some((legal) => legal === id)) return [];
    const text = textHashOf(page);
    const key = dayKey(language, id);
    const before = known[key];
    return [[key, before?.text === text ? before : { day, text }] as const];
  });
  return Object.fromEntries(dated.toSorted(([one], [other]) => one.localeCompare(other)));
}

/** Pages whose text is not that of the record, and pages of the record that are gone. */
export function findStaleDays(site: BuiltSite, known: DayRecord): string[] {
  const dated = dateSite(site, known, '');
  const ids = new Set([...Object.keys(known), ...Object.keys(dated)]);
  return [...ids].filter((id) => known[id]?.text !== dated[id]?.text);
}

/** A record that is behind stops a test, not a build: the days stay those that were committed. */
export async function warnOfStaleDays(site: BuiltSite): Promise<void> {
  const stale = findStaleDays(site, await readDayRecord());
  if (stale.length > 0)
    console.warn(`  ! ${PAGE_DAYS}:1 is older than ${stale.join(', ')}: run npm run days and commit it`);
}

/** One line a page, so that two changes meet in few of them. */
export const dayRecordText = (record: DayRecord): string =>
  `{\n${Object.entries(record)
    .map(([id, { day, text }]) => `  "${id}": { "day": "${day}", "text": "${text}" }`)
    .join(',\n')}\n}\n`;

/** The text of a page without the header and footer, which all pages share. */
function textHashOf({ root }: Page): string {
  const [title, main] = ['title', 'main'].map((tag) => root.querySelector(tag));
  const description = root.querySelector('meta[name=description]')?.getAttribute('content');
  const text = [title?.text, description, main && writtenText(main)].join('\n');
  return hashOf(text.replaceAll(/\s+/g, ' ').trim()).slice(0, 16);
}
