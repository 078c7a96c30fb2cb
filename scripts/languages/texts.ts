import { z } from 'zod';

import type { Exports } from '#scripts/support/module-in.ts';
import { isTable, templateOf } from './places.ts';
import { type Code, codesOf } from './word-schemas.ts';

/** A text of a module of words. */
export type Text = {
  /** Where it is, with ids in place of positions, so that a new item moves no translation: `home.hero.lead`. */
  readonly context: string;
  readonly english: string;
  /** Of a plural form: the English form `other`, and whether one number alone takes the form, which needs no digit. */
  readonly plural?: { readonly other: string; readonly isOfOneNumber: boolean };
  /** Of a fact: its value, or the ends of its range. */
  readonly figure?: number | readonly number[];
};

/** Equal texts at one place, such as in the cells of a table, have one translation. */
export const keyOf = ({ context, english }: Text): string => `${context}\n${english}`;

const DAY = /^\d{4}-\d\d-\d\d$/;
const ADDRESS = /^(?:\/|mailto:|tel:|https?:)\S*$/;

/** True if code reads the text: it is the same in all languages. */
const isCode = (text: string, key: string, codes: readonly Code[]): boolean =>
  key === 'id' ||
  ADDRESS.test(text) ||
  DAY.test(text) ||
  codes.some((code) => code.key === key && z.safeParse(code.schema, text).success);

/** A text of places alone, or with dots between them, has the values of its language without a translator. */
const isWritten = (text: string) => text.replaceAll(/\{[^}]*\}|[\s·]/g, '') !== '';

const CATEGORIES = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;

const isPlural = (
  value: Readonly<Record<string, unknown>>,
): value is Readonly<Record<string, string>> & { readonly other: string } =>
  'other' in value &&
  Object.entries(value).every(
    ([key, text]) => typeof text === 'string' && CATEGORIES.some((category) => category === key),
  );

/** A fact of `content/facts.ts`, as far as its text goes. */
const figureSchema = z.object({ text: z.string(), value: z.union([z.number(), z.array(z.number())]) });

/** The plural forms of a language, in the order of the Unicode standard. */
function categoriesOf(locale: string): readonly string[] {
  const own: readonly string[] = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
  return CATEGORIES.filter((category) => own.includes(category));
}

/** Whole numbers up to here show every plural rule. */
const MOST_COUNTED = 200;

/** The plural forms that one number alone takes, as `two` of Arabic; `one` of Russian is for 21 too. */
function formsOfOneNumber(locale: string): ReadonlySet<string> {
  const rules = new Intl.PluralRules(locale);
  const forms = Array.from({ length: MOST_COUNTED + 1 }, (_, count) => rules.select(count));
  return new Set(forms.filter((form) => forms.indexOf(form) === forms.lastIndexOf(form)));
}

/**
 * The words of a module with other texts. A table of plural forms gets those of the language, each written from the
 * English form of its name or else from `other`.
 * @param file of the module, below the folder of its language
 */
export function mapTexts(
  file: string,
  exported: Exports,
  locale: string,
  write: (text: Text) => string,
): Exports {
  const ofOneNumber = formsOfOneNumber(locale);
  const pluralForms = (forms: Readonly<Record<string, string>>, other: string, context: string) =>
    Object.fromEntries(
      categoriesOf(locale).map((form) => {
        const plural = { other, isOfOneNumber: ofOneNumber.has(form) };
        return [form, write({ context: `${context}.${form}`, english: forms[form] ?? other, plural })];
      }),
    );
  const mapIn = (codes: readonly Code[]) =>
    function map(value: unknown, context: string, key: string, parent?: object): unknown {
      if (typeof value === 'string') {
        if (!isWritten(value) || isCode(value, key, codes)) return value;
        const { data: figure } = figureSchema.safeParse(parent);
        const { template, restore } = templateOf(value);
        return restore(write({ context, english: template, ...(figure && { figure: figure.value }) }));
      }
      if (Array.isArray(value))
        return value.map((item: unknown) => {
          const id = isTable(item) && typeof item['id'] === 'string' ? `.${item['id']}` : '';
          return map(item, context + id, key);
        });
      if (!isTable(value)) return value;
      if (isPlural(value)) return pluralForms(value, value.other, context);
      return Object.fromEntries(
        Object.entries(value).map(([own, item]) => [own, map(item, `${context}.${own}`, own, value)]),
      );
    };
  return Object.fromEntries(
    Object.entries(exported).map(([name, value]) => [name, mapIn(codesOf(file, name))(value, name, name)]),
  );
}

/** The texts of a module in their order, each once. */
export function textsOf(file: string, exported: Exports, locale: string): readonly Text[] {
  const found = new Map<string, Text>();
  mapTexts(file, exported, locale, (text) => {
    found.set(keyOf(text), text);
    return text.english;
  });
  return [...found.values()];
}

/** The context of the value at a path, as `mapTexts` gives it. */
export function contextAt(value: unknown, path: readonly PropertyKey[]): string {
  const [step, ...rest] = path;
  if (step === undefined) return '';
  const inner: unknown = isTable(value) || Array.isArray(value) ? Reflect.get(value, step) : undefined;
  const id = isTable(inner) && typeof inner['id'] === 'string' ? inner['id'] : '';
  const own = Array.isArray(value) ? id : String(step);
  return [own, contextAt(inner, rest)].filter(Boolean).join('.');
}
