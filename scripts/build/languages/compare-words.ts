import { type LanguageCode, languages } from '#content/languages.ts';
import { wordsLeft } from './untranslated.ts';

type Path = readonly (string | number)[];

/** What is different at a place of two tables of words, and what to do. */
export type Difference = { readonly path: Path; readonly message: string };

/** The tables, and the language that the second is in. */
type Compared = {
  readonly english: unknown;
  readonly other: unknown;
  readonly code: LanguageCode;
  /** Facts that the source of the value at a place uses, in either table. */
  readonly factsAt: (path: Path) => {
    readonly english: readonly string[];
    readonly other: readonly string[];
  };
};

/** Keys of values that code reads, where the value looks like one: equal in all languages. */
const CODE_KEYS = new Set(
  'id kind platform route hash subject picture layout tone state icon related by group name plan'.split(' '),
);
const CODE = /^[a-z][a-zA-Z\d]*(?:-[a-z\d]+)*$/;

const ADDRESS = /^(?:\/|mailto:|tel:|https?:)\S*$/;

const CATEGORIES = new Set(['zero', 'one', 'two', 'few', 'many', 'other']);

const isTable = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isPlural = (value: unknown): value is Readonly<Record<string, unknown>> =>
  isTable(value) && 'other' in value && Object.keys(value).every((key) => CATEGORIES.has(key));

const placeholdersOf = (text: string) => [...new Set(text.match(/\{\w+\}/g))].toSorted();

/** Everything in which a table of words differs from the English one beyond its texts. */
export function compareWords(compared: Compared, path: Path = []): Difference[] {
  const { english, other } = compared;
  if (isPlural(english) && isPlural(other)) return comparePlurals(compared, path);
  if (Array.isArray(english) && Array.isArray(other)) return compareLists(compared, english, other, path);
  if (isTable(english) && isTable(other)) return compareTables(compared, english, other, path);
  const isText = typeof english === 'string' && typeof other === 'string' && !isCode(english, path);
  if (isText) return compareTexts(compared, english, other, path);
  const wanted = english === 'en' ? compared.code : english;
  const isEqual = Object.is(wanted, other) || (typeof english === 'function' && typeof other === 'function');
  const message = `is ${String(other)}, and must be ${String(wanted)}: only texts may differ from the English file`;
  return isEqual ? [] : [{ path, message }];
}

function compareLists(
  compared: Compared,
  english: readonly unknown[],
  other: readonly unknown[],
  path: Path,
): Difference[] {
  if (english.length === other.length)
    return english.flatMap((value, index) =>
      compareWords({ ...compared, english: value, other: other[index] }, [...path, index]),
    );
  const message = `has ${other.length} entries, and the English list ${english.length}: write as many`;
  return [{ path, message }];
}

function compareTables(
  compared: Compared,
  english: Readonly<Record<string, unknown>>,
  other: Readonly<Record<string, unknown>>,
  path: Path,
): Difference[] {
  return [...new Set([...Object.keys(english), ...Object.keys(other)])].flatMap((key) => {
    const inner = [...path, key];
    if (!(key in other)) return [{ path: inner, message: 'is missing: add it, as in English' }];
    if (!(key in english)) return [{ path: inner, message: 'is not in the English file: remove it' }];
    return compareWords({ ...compared, english: english[key], other: other[key] }, inner);
  });
}

/** True for a value that code reads, equal in all languages. */
export function isCode(english: string, path: Path): boolean {
  const key = String(path.findLast((step) => typeof step === 'string'));
  return (
    english === 'en' ||
    key === 'currency' ||
    ADDRESS.test(english) ||
    (CODE_KEYS.has(key) && CODE.test(english))
  );
}

/** Words that were left in English; in a language of Latin letters only of a text that is the English one. */
function leftIn(code: LanguageCode, english: unknown, other: string): string | undefined {
  const isLatin = new Intl.Locale(languages[code].locale).maximize().script === 'Latn';
  return isLatin && other !== english ? undefined : wordsLeft(other);
}

function compareTexts({ code, factsAt }: Compared, english: string, other: string, path: Path) {
  const facts = factsAt(path);
  const left = leftIn(code, english, other);
  return [
    ...(left ? [{ path, message: `is still in English (“${left}”): translate it` }] : []),
    ...differing('placeholders', placeholdersOf(english), placeholdersOf(other), path),
    ...differing('facts', facts.english, facts.other, path),
  ];
}

function differing(
  what: string,
  english: readonly string[],
  other: readonly string[],
  path: Path,
): Difference[] {
  const lacking = english.filter((one) => !other.includes(one));
  const surplus = other.filter((one) => !english.includes(one));
  const parts = [
    ...(lacking.length > 0 ? [`lacks ${lacking.join(', ')}`] : []),
    ...(surplus.length > 0 ? [`has ${surplus.join(', ')} too many`] : []),
  ];
  if (parts.length === 0) return [];
  return [{ path, message: `${parts.join(' and ')}: use the ${what} of the English text` }];
}

/** One form for each number category of the language. Forms for one and two need no digit. */
function comparePlurals({ english, other, code }: Compared, path: Path): Difference[] {
  if (!isTable(english) || !isTable(other)) return [];
  const wanted: readonly string[] = new Intl.PluralRules(languages[code].locale).resolvedOptions()
    .pluralCategories;
  const places = placeholdersOf(String(english['other']));
  return [
    ...wanted
      .filter((category) => !(category in other))
      .map((category) => ({ path: [...path, category], message: 'is missing: write this plural form' })),
    ...Object.entries(other).flatMap(([category, text]) => {
      const inner = [...path, category];
      if (!wanted.includes(category))
        return [{ path: inner, message: 'is no plural form of the language: remove it' }];
      const left = leftIn(code, english[category], String(text));
      const own = placeholdersOf(String(text));
      return [
        ...(left ? [{ path: inner, message: `is still in English (“${left}”): translate it` }] : []),
        ...differing(
          'placeholders',
          category === 'other' ? places : own.filter((one) => places.includes(one)),
          own,
          inner,
        ),
      ];
    }),
  ];
}
