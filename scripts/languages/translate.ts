import { z } from 'zod';

import { type LanguageCode, languages } from '#content/languages.ts';
import { proseAmountsIn } from '#content/prose-amounts.ts';
import { formsIn } from '#content/sample-forms.ts';
import { site } from '#content/site.ts';
import type { Site } from '#src/model/site.schema.ts';
import { factOn, isolated } from '#src/lib/day/facts-on.ts';
import { today } from '#src/lib/day/today.ts';
import { workingDay } from '#src/lib/day/working-days.ts';
import type { Finding } from '#scripts/support/findings.ts';
import { catalogueOf, loadCatalogue } from './catalogue.ts';
import { factsModule } from './english.ts';
import { checkCatalogue } from './check-catalogue.ts';
import type { Exports } from '#scripts/support/module-in.ts';
import type { Words } from './load-words.ts';
import { fillPlaces, isTable } from './places.ts';
import { keyOf, mapTexts, textsOf } from './texts.ts';

/**
 * Lays the catalogues of a language over the English words. A text without a translation that is free of problems is
 * the English one, marked: `⟦Log in⟧`.
 * @param root of the project
 * @param day as of which facts and the days of the sample world are written
 * @returns words in the structure of English, and the problems of each catalogue
 */
export async function translate(root: string, code: LanguageCode, english: Words, day: string = today()) {
  const { locale } = languages[code];
  const catalogues: CheckedCatalogue[] = [];
  const drafts = new Map<string, Exports>();
  for (const [name, exported] of english) {
    const texts = textsOf(name, exported, locale);
    const file = catalogueOf(code, name);
    const catalogue = await loadCatalogue(root, file);
    const { open, problems, finished } = checkCatalogue(code, file, texts, catalogue.entries);
    const isMissing = catalogue.problems.length === 0 && catalogue.source === '' && texts.length > 0;
    const ofFile = isMissing
      ? [{ file, line: 1, message: 'is missing: run npm run words' }]
      : catalogue.problems;
    catalogues.push({ file, ofFile, open, problems });
    drafts.set(
      name,
      mapTexts(
        name,
        exported,
        locale,
        (text) => finished.get(keyOf(text))?.translation ?? `⟦${text.english}⟧`,
      ),
    );
  }
  const valueOf = valuesOf(code, drafts, day);
  const words = new Map<string, Exports>();
  for (const [file, draft] of drafts) {
    const filled = fillAll(draft, valueOf);
    if (isTable(filled)) words.set(file, filled);
  }
  return { words, catalogues };
}

/** The findings in a catalogue: in one that is missing or broken (`ofFile`), all its texts are open. */
type CheckedCatalogue = Readonly<Record<'ofFile' | 'open' | 'problems', readonly Finding[]>> & {
  readonly file: string;
};

type ValueOf = (place: string) => string | undefined;

const { names }: Site = site;

const sampleModule = z.object({
  sampleNames: z
    .object({ today: z.string(), counts: z.record(z.string(), z.record(z.string(), z.string())) })
    .optional(),
});

/** The values of places in a language; of a parameter, `undefined`. */
function valuesOf(code: LanguageCode, drafts: Words, day: string): ValueOf {
  const exported = Object.fromEntries([...drafts.values()].flatMap((draft) => Object.entries(draft)));
  const { facts } = factsModule.parse(exported);
  const { sampleNames } = sampleModule.parse(exported);
  const amounts = proseAmountsIn(languages[code]);
  const forms = new Map<string, (...values: string[]) => string>([
    ['dollars', (amount) => amounts.dollars(Number(amount))],
    ['usDollars', (amount) => amounts.usDollars(Number(amount))],
    ...Object.entries(sampleNames ? formsIn(languages[code], sampleNames, workingDay(day, 0)) : {}),
  ]);
  return function valueOf(place) {
    const [, form = '', values = ''] = /^(\w+)\((.+)\)$/.exec(place) ?? [];
    if (form) return forms.get(form)?.(...values.split(','));
    const fact = facts[place];
    if (fact) return isolated(fillPlaces(factOn(fact, day).text, valueOf));
    const ownName = place === 'site.name' && names?.[code];
    if (ownName) return ownName;
    const path = place.split('.');
    const value = at(exported, path) ?? at({ site }, path);
    return typeof value === 'string' ? fillPlaces(value, valueOf) : undefined;
  };
}

function at(value: unknown, [key, ...rest]: readonly string[]): unknown {
  if (key === undefined) return value;
  return isTable(value) || Array.isArray(value) ? at(Reflect.get(value, key), rest) : undefined;
}

const fillAll = (value: unknown, valueOf: ValueOf): unknown => {
  if (typeof value === 'string') return fillPlaces(value, valueOf);
  if (Array.isArray(value)) return value.map((item) => fillAll(item, valueOf));
  if (!isTable(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, fillAll(item, valueOf)]));
};
