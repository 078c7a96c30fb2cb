import { isTable, templateOf } from './places.ts';

/** A text of a module of words. */
export type Text = {
  /** Where it is, with ids in place of positions, so that a new item moves no translation: `home.hero.lead`. */
  readonly context: string;
  readonly english: string;
  /** A plural form such as `one`, which needs no digit. */
  readonly mayLackPlaces?: boolean;
};

/** Equal texts at one place, such as in the cells of a table, have one translation. */
export const keyOf = ({ context, english }: Text): string => `${context}\n${english}`;

/** Keys whose values are read by code, if the value looks like one: equal in all languages. */
const CODE_KEYS = new Set(
  (
    'id kind platform route hash subject picture layout tone state icon related by group name plan ' +
    'pace screen app section size'
  ).split(' '),
);
const CODE = /^[a-z][a-zA-Z\d]*(?:-[a-z\d]+)*$/;
const DAY = /^\d{4}-\d\d-\d\d$/;
const ADDRESS = /^(?:\/|mailto:|tel:|https?:)\S*$/;

/** Whether code reads the text: it is the same in all languages. */
const isCode = (text: string, key: string): boolean =>
  key === 'currency' || ADDRESS.test(text) || DAY.test(text) || (CODE_KEYS.has(key) && CODE.test(text));

/** A text of places alone has the values of its language without a translator, unless a comma parts them. */
const isWritten = (text: string) => {
  const rest = text.replaceAll(/\{[^}]*\}/g, '').trim();
  return rest !== '' && (rest === text || /[\p{L},]/u.test(rest));
};

const CATEGORIES = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;

const isPlural = (value: Readonly<Record<string, unknown>>): boolean =>
  typeof value['other'] === 'string' &&
  Object.keys(value).every((key) => CATEGORIES.some((category) => category === key));

/** The plural forms of a language, in the order of the Unicode standard. */
function categoriesOf(locale: string): readonly string[] {
  const own: readonly string[] = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
  return CATEGORIES.filter((category) => own.includes(category));
}

/**
 * The same value with other texts. A table of plural forms gets those of the language, each written from the English
 * form of its name or else from `other`.
 */
export function mapTexts(
  value: unknown,
  locale: string,
  write: (text: Text) => string,
  context = '',
  key = '',
): unknown {
  if (typeof value === 'string') {
    if (!isWritten(value) || isCode(value, key)) return value;
    const { template, restore } = templateOf(value);
    return restore(write({ context, english: template }));
  }
  if (Array.isArray(value))
    return value.map((item: unknown) => {
      const id = isTable(item) && typeof item['id'] === 'string' ? `.${item['id']}` : '';
      return mapTexts(item, locale, write, context + id, key);
    });
  if (!isTable(value)) return value;
  const inner = (own: string) => (context === '' ? own : `${context}.${own}`);
  if (isPlural(value))
    return Object.fromEntries(
      categoriesOf(locale).map((form) => {
        const english = String(value[form] ?? value['other']);
        return [form, write({ context: inner(form), english, mayLackPlaces: form !== 'other' })];
      }),
    );
  return Object.fromEntries(
    Object.entries(value).map(([own, item]) => [own, mapTexts(item, locale, write, inner(own), own)]),
  );
}

/** The texts of a value in their order, each once. */
export function textsOf(value: unknown, locale: string): readonly Text[] {
  const found = new Map<string, Text>();
  mapTexts(value, locale, (text) => {
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
