import { quoting } from '#legal/findings.ts';
import { pricingPlans } from '../../../content/en/pricing-plans.ts';
import { MONTHS, typedDates } from '../../../scripts/checks/facts/dates.ts';
import { type Figure, type FigureKind, figuresIn } from '../../../scripts/checks/facts/figures.ts';
import {
  around,
  factIds,
  type FactId,
  fitterFact,
  judgeFigure,
} from '../../../scripts/checks/facts/topics.ts';
import { sentenceAt, wrongFact } from '../../../scripts/checks/facts/typed-figures.ts';
import { facts } from '../../../content/facts-today.ts';
import { escapePattern } from '../../../scripts/support/escape-pattern.ts';
import { isOfLaw } from '#legal/lint/names.ts';
import { findingsAt, type Passage } from '#legal/lint/passages.ts';
import type { Check, LegalContext } from '#legal/lint/check.ts';

/** The words around a place: behind the term or heading that it is about, or the first cell of its row. */
function contextOf({ text, term, heading, row }: Passage, index: number, length: number): string {
  const [from, to] = sentenceAt(text, index);
  const sentence = around(text.slice(from, index), text.slice(index + length, to));
  if (row !== undefined) return `${row} | ${sentence}`;
  const subject = term ?? heading;
  return subject ? `${subject}: ${sentence}` : sentence;
}

type FoundFigure = Figure & {
  readonly line: number;
  readonly passage: Passage;
  readonly context: string;
  readonly verdict: ReturnType<typeof judgeFigure>;
  readonly isOfLaw: boolean;
};

/** Every figure of the texts, with the words around it and the fact that they speak of. */
const readFigures = ({ document, laws }: LegalContext): readonly FoundFigure[] =>
  document.passages.flatMap((passage) =>
    figuresIn(passage.text).map((figure) => {
      const context = contextOf(passage, figure.index, figure.text.length);
      const ofLaw = isOfLaw(context, laws);
      const verdict = ofLaw ? undefined : judgeFigure(figure, context);
      return { ...figure, context, verdict, passage, isOfLaw: ofLaw, line: passage.lineAt(figure.index) };
    }),
  );

const write = (id: string) => `<Fact id="${id}" />`;

/** Words of a published sentence that stand before or behind a fact, and find its place again. */
const WORDS_BESIDE = 3;

/** Finds the place of a published fact by the words around it; the group is what is written there now. */
function placeOf({ text }: Passage, index: number): RegExp {
  const wordsOf = (part: string) => part.split(/\s+/).filter(Boolean).map(escapePattern);
  const before = wordsOf(text.slice(0, index))
    .slice(-WORDS_BESIDE)
    .join(String.raw`\s+`);
  const after = wordsOf(text.slice(index + 1))
    .slice(0, WORDS_BESIDE)
    .join(String.raw`\s+`);
  return new RegExp(String.raw`${before || '^'}\s*(_|[^_]{1,60}?)\s*${after || '$'}`, 'du');
}

/** What is now written where each published fact was: between the same words, or in the same cell. `_` is a fact. */
const placesOfFacts = ({ document, published = [] }: LegalContext) =>
  published.flatMap((former) =>
    former.facts.flatMap(({ id, index }) => {
      const fact = factIds.find((one) => one === id);
      const isThere = (one: Passage) =>
        one.kind === former.kind &&
        one.heading === former.heading &&
        one.term === former.term &&
        one.column === former.column &&
        one.row === former.row;
      return document.passages.filter(isThere).flatMap((passage) => {
        const found = placeOf(former, index).exec(passage.text);
        if (!fact || !found) return [];
        const { 1: written = '', indices } = found;
        return [{ fact, written, passage, line: passage.lineAt(found.index), at: indices?.[1]?.[0] }];
      });
    }),
  );

/** A figure in any form that was typed in the place of a published fact. */
export const typedOver: Check = (context) =>
  placesOfFacts(context).flatMap(({ fact, written, line }) => {
    const isFigure = /\d/.test(written) || figuresIn(written).length > 0;
    return isFigure && written.replaceAll(/\s+/g, ' ') !== facts[fact].text.replaceAll(/\s+/g, ' ')
      ? [{ line, message: contradiction(written, fact, write(fact)), words: written }]
      : [];
  });

/** A fact of another kind in the place of a published one. */
const swappedFacts = (context: LegalContext) =>
  placesOfFacts(context).flatMap(({ fact, passage, line, at }) => {
    const id = factIds.find((one) => one === passage.facts.find(({ index }) => index === at)?.id);
    return id && kindOf(id) !== kindOf(fact)
      ? [
          {
            line,
            message: `<Fact id="${id}" /> is "${facts[id].text}", and stands where ${write(fact)} is published: is it meant?`,
            words: write(id),
          },
        ]
      : [];
  });

const contradiction = (typed: string, id: FactId, remedy: string) =>
  `"${typed}" contradicts ${id} of the site’s figures, which is "${facts[id].text}": write ${remedy}, or words that say what else the figure is for; if the figure itself changes, ask a developer, who changes the pages too`;

/** A figure other than that of the fact of which the words speak. */
const otherThanFact = (context: LegalContext, isInRow: boolean) =>
  readFigures(context).flatMap(({ verdict, isTwofold, text, line, passage }) => {
    if (verdict?.is !== 'other' || isTwofold || (passage.row !== undefined) !== isInRow) return [];
    const { id } = verdict;
    const remedy = passage.kind === 'data' ? `“${facts[id].text}”` : write(id);
    return [{ line, message: contradiction(text, id, remedy), words: text }];
  });

type FactKind = FigureKind | 'number' | 'words';

const kindOf = (id: FactId): FactKind =>
  figuresIn(facts[id].text)[0]?.kind ?? (/^[\d/]+$/.test(facts[id].text) ? 'number' : 'words');

/** Words beside a fact (`#`), the kind of fact that they need, and how a message calls that. */
const ASKED: readonly (readonly [RegExp, FactKind, said: string])[] = [
  [/# (?:years? old|years? of age|or (?:older|over)\b)|\baged? (?:of )?(?:at least )?#/i, 'number', 'an age'],
  [/# (?:(?:calendar|business|working) )?(?:days|weeks|months|years|hours)\b/i, 'number', 'a number'],
  [/# notice\b/i, 'duration', 'a period'],
  [/\blicen[cs]es: #|# (?:user )?licen[cs]es\b/i, 'number', 'a number'],
  [/# (?:countries|firms|deals)\b/i, 'count', 'a count'],
  [/# of (?:the )?hours\b|\breduced by #/i, 'percent', 'a percentage'],
  [/\bstorage (?:of|in tiers up to) #/i, 'storage', 'a size of storage'],
  [/\b(?:cash|fee|price|sum|amount|ticket) (?:of|is) (?:at least )?#|\bcosts? #/i, 'money', 'a sum'],
  [/# for (?:each|every|an?) (?:additional|extra|further)\b/i, 'money', 'a sum'],
  [/\b(?:within|kept for|extend this by|periods? of) #|\bThe # for which\b/i, 'duration', 'a period'],
  [
    /# (?:before|after) (?:an?|the|it|its)\b|# of (?:its |their )?(?:falling|receiv|receipt|the event)/i,
    'duration',
    'a period',
  ],
];

const PRICES = /\b(?:fees?|prices?|costs?)\b/i;

/** A fact in the place of one of another kind, by the words beside it or the head of its column. */
const strangeFacts = ({ document }: LegalContext) =>
  document.passages.flatMap((passage) =>
    passage.facts.flatMap(({ id: name, index }) => {
      const id = factIds.find((one) => one === name);
      const kind = id && kindOf(id);
      const context = contextOf(passage, index, 1);
      const isPrice = PRICES.test(passage.column ?? '') && passage.text.trim() === '_' && kind !== 'words';
      const asked = isPrice ? 'money' : undefined;
      const wrong = ASKED.find(([words, wanted]) => words.test(context) && kind !== wanted);
      if (!id || (!wrong && (!asked || kind === asked))) return [];
      const message = `<Fact id="${id}" /> is "${facts[id].text}", and stands where the text asks for ${wrong?.[2] ?? 'a price'}: write the id of the figure that is meant`;
      return [{ line: passage.lineAt(index), message, words: write(id) }];
    }),
  );

/** “30 February”: a day of no year. */
const noDays = ({ document: { passages } }: LegalContext) =>
  findingsAt(
    passages,
    new RegExp(String.raw`\b(\d{1,2}) (${MONTHS.join('|')})\b(?! \d{4})`, 'g'),
    ([found, day, month = '']) =>
      // A leap year has every day.
      Number(day) > new Date(Date.UTC(2024, MONTHS.indexOf(month) + 1, 0)).getUTCDate() || Number(day) === 0
        ? { message: `"${found}" is no day of the calendar: correct it`, words: found }
        : undefined,
  );

const REDUCED = /\b(?:reduc\w+|discount\w*|refund\w*|credit\w*|rebate\w*|available)\b[^.;#]{0,30}#/i;

const datesIn = ({ document: { passages } }: LegalContext) =>
  passages.flatMap(({ text, lineAt }) =>
    typedDates(text).map(({ index, ...finding }) => ({ ...finding, line: lineAt(index) })),
  );

/** A mistake in a figure that needs no table of facts: two numbers for one, over 100 %, or a price that is none. */
function certainSlip(figure: FoundFigure): string | undefined {
  const { text, kind, numbers, context, passage, verdict, isForeign, isTwofold } = figure;
  if (isTwofold) return `"${text}" says one number in words and another in digits: keep one of them`;
  if (kind === 'percent' && numbers.some((one) => one > 100) && REDUCED.test(context))
    return `"${text}" is more than the whole: correct it`;
  const isPrice = kind === 'money' && PRICES.test(passage.column ?? '') && passage.text.trim() === text;
  return isPrice && (!verdict || isForeign) ? noPrice(text) : undefined;
}

/** Figures that contradict a fact for certain, or themselves, and days that are none. */
export const contradictions: Check = (context) => [
  ...otherThanFact(context, true),
  ...strangeFacts(context),
  ...noDays(context),
  ...otherPlans(context),
  ...readFigures(context).flatMap((figure) => {
    const message = certainSlip(figure);
    return message === undefined ? [] : [{ line: figure.line, message, words: figure.text }];
  }),
  ...datesIn(context).flatMap(({ isNoDay, ...finding }) => (isNoDay ? [finding] : [])),
];

const noPrice = (text: string) => `"${text}" is a price that the site does not have: is it meant?`;

const planFinding = (name: string) => {
  const names = pricingPlans.map((plan) => plan.name);
  return names.some((one) => name.startsWith(one))
    ? undefined
    : quoting(name, ` is no plan of the site, which has ${names.join(', ')}: is it meant?`);
};

/** A column of plans has those of the site. */
const otherPlans = ({ document: { passages } }: LegalContext) =>
  findingsAt(
    passages.filter(({ column, row, text }) => column === 'Plan' && text === row),
    /^.+$/g,
    ([name]) => planFinding(name.trim()),
  );

/** “the Premium plan” */
const NAMED_PLAN = /\b(?:[Tt]he|[Aa]) (\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?) (?:plan|tier)\b/gu;

const PRICED =
  /\b(?:fees?|prices?|priced|charges?|costs?|subscription|tickets?)\b[^.;#]{0,25}#|# (?:an?|per|each) (?:year|month|user)\b/i;

/** Figures that may contradict a fact, or repeat one; unknown prices; facts in the place of others; days in another form. */
export const otherFigures: Check = (context) => [
  ...otherThanFact(context, false),
  ...swappedFacts(context),
  ...readFigures(context).flatMap((figure) => {
    const { text, line, kind, verdict, isTwofold, passage } = figure;
    if (verdict?.is === 'other' || isTwofold || figure.isOfLaw || passage.kind === 'data') return [];
    if (verdict) {
      const message = `"${text}" repeats ${verdict.id} of the site’s figures: write ${write(verdict.id)}, and it follows the site`;
      return [{ line, message, words: text }];
    }
    const isPrice = kind === 'money' || kind === 'percent';
    return isPrice && PRICED.test(figure.context) && !/\binterest\b/i.test(figure.context)
      ? [{ line, message: noPrice(text), words: text }]
      : [];
  }),
  ...context.document.passages.flatMap((passage) =>
    passage.facts.flatMap(({ id: name, index }) => {
      const id = factIds.find((one) => one === name);
      const fitter = id && fitterFact(id, contextOf(passage, index, 1));
      return fitter ? [{ line: passage.lineAt(index), message: wrongFact(id, fitter, write(fitter)) }] : [];
    }),
  ),
  ...findingsAt(context.document.passages, NAMED_PLAN, ([, name = '']) =>
    name.startsWith('Investor') ? undefined : planFinding(name),
  ),
  ...datesIn(context).flatMap(({ isNoDay, ...finding }) => (isNoDay ? [] : [finding])),
];
