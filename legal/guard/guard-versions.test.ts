import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';

import { expect, it } from 'vitest';
import { z } from 'zod';

import { currentFigures, type Figures, freezeVersion } from '#legal/read/figures.ts';
import { legalDocuments, readLegalFile } from '#legal/read/read-documents.ts';
import { entriesOf } from '#legal/read/version-record.ts';
import { madeUpTexts, TODAY } from '#legal/tests/made-up-documents.ts';
import { guardVersions } from './guard-versions.ts';

const figure = z.object({ text: z.string() });

/** What is proposed of the terms as they are published, and what is found of that. */
const eventSchema = z.strictObject({
  what: z.string(),
  day: z.string().default(TODAY),
  /** Number, day and note of a new version; the one before it is kept. */
  version: z.tuple([z.string(), z.string(), z.string()]).optional(),
  /** Of a document of samples: the new version is none. */
  isReal: z.boolean().default(false),
  /** The kept file that is the newest text again. */
  revert: z.string().optional(),
  /** Words of the newest text, or of a kept file. */
  edits: z.array(z.tuple([z.string(), z.string()]).rest(z.string())).default([]),
  /** A kept file, and the day under which it is there too. */
  copy: z.tuple([z.string(), z.string()]).optional(),
  gone: z.array(z.string()).default([]),
  facts: z
    .record(z.string(), figure.extend({ from: z.string().optional(), before: figure.optional() }))
    .default({}),
  /** `file:line field` of each finding. */
  finds: z.array(z.string()).default([]),
  /** Words of a finding: the day, number or file that it names. */
  says: z.string().default(''),
  paste: z.string().optional(),
  /** Else the next proposal is one of the same texts. */
  isPublished: z.boolean().default(false),
});
const lives = z
  .strictObject({ real: z.array(eventSchema), sample: z.array(eventSchema) })
  .parse(JSON.parse(await readFile(new URL('cases.json', import.meta.url), 'utf8')));

type Texts = ReadonlyMap<string, string>;

const TERMS = 'terms.mdx';
const keptAs = (day: string) => `versions/terms/${day}.mdx`;
const dayOf = (text: string) => /effectiveDate: '(.+)'/.exec(text)?.[1] ?? '';
const PRICE = { priceBusiness: { text: '$12,000' } };
const figuresWith = (facts: Figures['facts']): Figures => ({
  ...currentFigures,
  facts: { ...currentFigures.facts, ...PRICE, ...facts },
});

function proposed(published: Texts, event: z.output<typeof eventSchema>): Texts {
  const texts = new Map(published);
  const change = (from: string | RegExp, to: string, file = TERMS) => {
    const text = texts.get(file) ?? '';
    if (text.search(from) < 0 && !text.includes(String(from)))
      throw new Error(`${file} lacks ${String(from)}`);
    texts.set(
      file,
      text.replace(from, () => to),
    );
  };
  const newest = texts.get(TERMS) ?? '';
  if (event.version) {
    const [number, day, note] = event.version;
    texts.set(keptAs(dayOf(newest)), freezeVersion(newest, figuresWith({})));
    change(/version: .*/, `version: '${number}'`);
    change(/effectiveDate: .*/, `effectiveDate: '${day}'`);
    change(/changes:\n.*/, `changes:\n  - '${note}'`);
  }
  if (event.isReal) change('sample: true\n', '');
  if (event.revert) texts.set(TERMS, texts.get(event.revert) ?? '');
  for (const [from, to, file] of event.edits) change(from, to, file);
  if (event.copy) {
    const [file, day] = event.copy;
    const text = texts.get(file) ?? '';
    texts.set(keptAs(day), text.replace(dayOf(text), day));
  }
  for (const file of event.gone) texts.delete(file);
  return texts;
}

function documentsOf(texts: Texts, facts: Figures['facts'] = {}) {
  const fileOf = (name: string) => readLegalFile('terms', `content/legal/${name}`, texts.get(name) ?? '');
  const kept = [...texts.keys()]
    .filter((name) => name !== TERMS)
    .toSorted()
    .toReversed();
  return legalDocuments([[fileOf(TERMS), ...kept.map(fileOf)]], figuresWith(facts), '9999-12-31');
}

it.each(['real', 'sample'] as const)(
  'the guard finds in each proposal of the life of a document what cases.json lists: %s (F-L1, F-L3)',
  (kind) => {
    let texts: Texts = new Map(
      Object.entries(madeUpTexts)
        .filter(([file]) => file.includes('/terms'))
        .map(([file, text]) => [
          file.replace('content/legal/', ''),
          kind === 'real' ? text : text.replace('formerPaths', 'sample: true\nformerPaths'),
        ]),
    );
    let record = entriesOf(documentsOf(texts)).map((entry) => ({ ...entry, pdf: 'a' }));
    for (const event of lives[kind]) {
      const after = proposed(texts, event);
      const [before, documents] = [documentsOf(texts), documentsOf(after, event.facts)];
      const found = guardVersions(record, documents, event.day, before);
      const messages = found.map(({ message }) => message).join('\n');
      expect({
        what: event.what,
        finds: found.map(({ file, line, field = '' }) => `${basename(file)}:${line} ${field}`.trim()),
        says: messages.includes(event.says) ? event.says : messages,
        paste: event.paste && found.flatMap(({ paste = [] }) => paste).join('\n'),
      }).toEqual({
        ...{ what: event.what, finds: event.finds, says: event.says, paste: event.paste },
      });
      if (!event.isPublished) continue;
      texts = after;
      record = entriesOf(documents, record, [], record, event.day).map((entry) => ({ ...entry }));
    }
  },
);
