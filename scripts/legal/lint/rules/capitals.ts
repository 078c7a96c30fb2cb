import { likenessOf } from '#scripts/support/suggestion.ts';
import { termForms } from '#scripts/legal/read/text-tree.ts';
import { definedTerms, inlineTerms } from '../wording/known-terms.ts';
import { loadDictionary } from '../wording/dictionary.ts';
import { maskNames, wholeWords } from '../wording/proper-names.ts';
import { NAMES } from '../wording/read-names.ts';
import { legalRule } from '../legal-rule.ts';
import { definitionsOf, type LegalText, type Words, wordsOf } from '../words.ts';

/** Words that share as many of their pairs of letters are taken for slips of one another. */
const LIKELY = 0.65;

/** Words with capital letters in a row. */
const CAPITALISED = /\p{Lu}[\p{L}\d/]*(?:-\p{L}+)*(?:\s+\p{Lu}[\p{L}\d/]*(?:-\p{L}+)*)*(?![$\p{L}\d])/gu;

/** What stands before a word that is capitalised only because a sentence begins with it. */
const SENTENCE_START = /(?:^[^\p{L}\d_¤]*|[.!?:]|[“([])\s*$/u;
const OPENING_WORD =
  /^(?:the|an?|each|every|no|any|all|one|some|our|your|this|these|if|when|where|while|such)\s+/i;

/** A term that is defined elsewhere, or was once, and what to do where it is used here. */
type LostTerm = { readonly term: string; readonly remedy: string };

/** Capital letters within a sentence announce a defined term or a name. */
export const capitals = legalRule('capitals', async ({ document, others, names, isComplete }) => {
  if (!isComplete) return [];
  const spell = await loadDictionary();
  const isOrdinary = (word: string) => spell.correct(word.toLowerCase());
  const known = [...definedTerms(document, others), ...inlineTerms(document)];
  const mask = maskNames(known, names, (word) => spell.correct(word) && !isOrdinary(word));
  const lost = lostTerms(document, others).filter(({ term }) => !known.includes(term));
  const reported = new Set<string>();

  const faultOf = (run: string, index: number, { text, before, within }: Words): string | undefined => {
    // A link may begin with a capital letter as the heading does to which it leads.
    const lead = within.includes('link') ? '' : before;
    const opens = SENTENCE_START.test(lead + text.slice(0, index));
    const former = lost.find(({ term }) => overlaps(term, text, index, index + run.length));
    const phrase = former?.term ?? (opens ? run.replace(OPENING_WORD, '') : run).replaceAll(/\s+/g, ' ');
    const key = phrase.replace(/s$/, '');
    // The first words of a cell have a capital letter as a sentence has.
    const isStart = opens && (!/\s/.test(run) || (within.includes('tableCell') && !former));
    if (isStart || reported.has(key)) return undefined;
    reported.add(key);
    if (OPENING_WORD.test(`${phrase} `))
      return `“${phrase}” has capital letters within a sentence: write “${phrase.toLowerCase()}”`;
    if (former) return `“${phrase}” has capital letters but is no defined term: ${former.remedy}`;
    const likely = known.find(
      (one) => !/\s/.test(one) && one !== phrase && likenessOf(one, phrase) >= LIKELY,
    );
    const hint = likely ? `did you mean “${likely}”? If not, ` : '';
    // What the dictionary has with a capital letter only, or not at all, is a name.
    const isTerm = phrase.split(/[\s/]+/).every((word) => /\p{Ll}/u.test(word) && isOrdinary(word));
    const remedies = [
      `add <Definition term="${phrase}">`,
      ...(isTerm ? [`write “${phrase.toLowerCase()}”`] : []),
    ];
    return `“${phrase}” has capital letters but is no defined term: ${hint}${remedies.join(', ')}, or, if it is a name, add it to ${NAMES}`;
  };

  return wordsOf(document.tree).flatMap((words) => {
    if (words.within.some((name) => name === 'heading' || name === 'tableHead')) return [];
    return [...mask(words.text).matchAll(CAPITALISED)].flatMap(({ 0: run, index }) => {
      const message = faultOf(run, index, words);
      return message ? [{ line: words.lineAt(index), message }] : [];
    });
  });
});

/** Terms of earlier versions and of other documents: who uses one relies on a definition that is not here. */
const lostTerms = ({ formerTerms }: LegalText, others: readonly LegalText[]): readonly LostTerm[] => [
  ...formerTerms.map((term) => ({
    term,
    remedy: `its definition is gone, so put <Definition term="${term}"> back, or write other words`,
  })),
  ...others.flatMap((other) =>
    definitionsOf(other).map(({ term }) => ({
      term,
      remedy: `add <Definition term="${term}">, or write that terms defined in the ${other.titles[0] ?? ''} mean the same here`,
    })),
  ),
];

const overlaps = (term: string, text: string, from: number, to: number) =>
  termForms(term).some((form) =>
    [...text.matchAll(wholeWords(form))].some(
      (match) => match.index < to && from < match.index + match[0].length,
    ),
  );
