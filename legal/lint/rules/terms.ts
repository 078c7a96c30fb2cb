import { visit } from 'unist-util-visit';

import { quoting } from '#legal/findings.ts';
import { termForms, termId } from '#legal/read/text-tree.ts';
import { sentenceAt } from '../../../scripts/checks/facts/typed-figures.ts';
import { nearest } from '../../../scripts/support/suggestion.ts';
import { routes } from '../../../src/routes.ts';
import { isOfLaw, wholeWords } from '#legal/lint/names.ts';
import { isHeading, type LegalText } from '#legal/lint/passages.ts';
import type { Check, LegalContext } from '#legal/lint/check.ts';

const holdsTerm = (text: string, term: string): boolean =>
  termForms(term).some((form) => text.includes(form)) && wholeWords(termForms(term), '').test(text);

/** `“Account” means …`, unless for one clause alone. */
const MEANS = /(?<!\b(?:this|these)\s\p{L}+,?\s)“([^”]+)”(?=,?\smeans?\b)/gu;

/** Each term is defined once, in the list or in a sentence, and has an address of its own. */
export const definedTwice: Check = ({ document: { definitions, passages }, laws }) => {
  const inSentences = passages
    .filter((passage) => passage.term === undefined)
    .flatMap(({ text, lineAt }) =>
      [...text.matchAll(MEANS)].flatMap(({ 1: term = '', index }) => {
        // A law's own definition defines nothing here.
        const isQuoted = isOfLaw(text.slice(...sentenceAt(text, index)), laws);
        return isQuoted ? [] : [{ term, line: lineAt(index) }];
      }),
    );
  const all = [...definitions, ...inSentences];
  const twice = all.flatMap(({ term, line }) => {
    const first = all.find((other) => other.term === term);
    if (!first || first.line === line) return [];
    return [{ line, ...quoting(term, ` is defined in line ${first.line} too: keep one definition`) }];
  });
  const circular = passages.flatMap(({ term, text, lineAt }) => {
    const forms = term && wholeWords(termForms(term), '').source;
    // A definition that begins with its own term says nothing.
    return forms &&
      new RegExp(
        String.raw`^\s*(?:(?:[Aa]n?|[Tt]he|[Aa]ny|[Ee]ach|[Ee]very)\s+)?${forms}(?!\s\p{Lu})`,
        'u',
      ).test(text)
      ? [{ line: lineAt(0), ...quoting(term, ' is defined by itself: say what it is in other words') }]
      : [];
  });
  return [...twice, ...circular];
};

export const unusedTerms: Check = ({ document: { definitions, passages } }) =>
  definitions
    .filter(({ term }) =>
      passages.every(
        ({ text, kind, term: own }) => kind === 'data' || own === term || !holdsTerm(text, term),
      ),
    )
    .map(({ term, line }) => ({ line, ...quoting(term, ' is defined and never used: is it needed?') }));

/** `(“Force Majeure”)`, `(the “Buyer” or, …)` and `“Business Day” means …`. */
const INLINE =
  /\([^()“”]{0,40}“([^”]+)”(?:[^()“”]{0,40}“([^”]+)”)?[^()]*\)|“([^”]+)”(?=,?\s(?:means?|has the meaning|have the meaning|(?:does not |do not )?includes?|refers? to|is defined)\b)/g;

const textOf = ({ passages }: LegalText) => passages.map(({ text }) => text).join('\n');

/** Terms that a document defines in a list or where it first uses them, or takes over from another one. */
function knownTerms({ document, library }: LegalContext): readonly string[] {
  const inline = [...textOf(document).matchAll(INLINE)].flatMap(([, ...terms]) =>
    terms.flatMap((term) => (term ? term.replaceAll(/\s+/g, ' ').replace(/[.,;]$/, '') : [])),
  );
  return [...listedTerms({ document, library }), ...inline];
}

const listedTerms = ({
  document,
  library,
}: Pick<LegalContext, 'document' | 'library'>): readonly string[] => [
  ...document.definitions.map(({ term }) => term),
  ...library.filter((other) => other !== document).flatMap((other) => takenOver(document, other)),
];

/**
 * Terms of another document that mean the same here: all of them where the text says “… defined in the
 * Terms of Service” or links to the clause that defines them, and each one whose definition it links to.
 */
function takenOver(document: LegalText, other: LegalText): readonly string[] {
  const path = routes[other.id];
  const targets = new Set<string>();
  visit(document.tree, 'link', ({ url }) => void targets.add(url));
  const text = textOf(document).replaceAll(/\s+/g, ' ');
  const isWhole =
    other.titles.some((title) => text.includes(`defined in the ${title}`)) ||
    other.definitions.some(({ clause }) => targets.has(`${path}#${clause}`));
  const terms = other.definitions.map(({ term }) => term);
  // A definition that is gone is missed once, in its own document.
  if (isWhole) return [...terms, ...other.formerTerms.filter((term) => holdsTerm(textOf(other), term))];
  return terms.filter((term) => targets.has(`${path}#${termId(term)}`));
}

/** Words with capital letters in a row, and what holds them together: `Articles of Association`. */
const CAPITALISED =
  /(?<![\p{L}\d])\p{Lu}\p{L}*(?:-\p{L}+)*(?:\s+(?:(?:of|for)\s+)?\p{Lu}\p{L}*(?:-\p{L}+)*)*(?![\p{L}\d]|-\d)/gu;

/** What comes before a word that is capitalised only because a sentence begins with it. */
const SENTENCE_START = /(?:^[^\p{L}\d_]*|[.!?:]|[“([])\s*$/u;
const OPENING_WORD =
  /^(?:the|an?|each|every|no|any|all|one|some|our|your|this|these|see|if|when|where|while|such)\s+/i;

/** The remedy for a term that only another document, or an earlier version, defines. */
function lostTermRemedy(
  phrase: string,
  { document, library, published = [] }: LegalContext,
): string | undefined {
  for (const { definitions, titles } of library.filter((other) => other !== document))
    for (const { term } of definitions)
      if (holdsTerm(phrase, term))
        return `add <Definition term="${term}">, or write that terms defined in the ${titles[0] ?? ''} mean the same here`;
  const formerTerms = [...document.formerTerms, ...published.flatMap(({ term }) => term ?? [])];
  const former = formerTerms.find((term) => holdsTerm(phrase, term));
  return former && `its definition is gone, so put <Definition term="${former}"> back, or write other words`;
}

/** A word with this share of letter pairs of another one is likely that word. */
const TYPED_WRONG = 0.6;

/** The term of which each word is there, some of them typed wrong. */
function termTypedWrong(phrase: string, terms: readonly string[]): string | undefined {
  const words = phrase.split(' ');
  const meant = terms.find((term) => {
    const own = term.split(' ');
    return (
      own.length === words.length &&
      words.every((word, at) => nearest(word, own.slice(at, at + 1), TYPED_WRONG))
    );
  });
  return meant && `did you mean ${meant}?`;
}

/** Capital letters beside a defined term: one that is typed wrong, or that this document does not define. */
export const capitals: Check = (context) => {
  const { document, library, names, isComplete } = context;
  if (!isComplete) return [];
  // A clause is called by its heading.
  const headings = document.outline.map((entry) => entry.text).filter((heading) => /\s/.test(heading));
  const titles = library.flatMap((one) => one.titles);
  const known = wholeWords([...knownTerms(context), ...names, ...titles, ...headings].flatMap(termForms));
  const reported = new Set<string>();
  return document.passages.flatMap((passage) => {
    const { kind, lineAt, isLinked } = passage;
    if (isHeading(passage) || kind === 'head' || kind === 'data') return [];
    const text = passage.text.replaceAll(known, (found) => '_'.repeat(found.length));
    return [...text.matchAll(CAPITALISED)].flatMap(({ 0: run, index }) => {
      // A link may begin with a capital letter as the heading does to which it leads.
      if (isLinked(index) || isLinked(index + run.length - 1)) return [];
      const opens = SENTENCE_START.test(text.slice(0, index));
      const phrase = (opens ? run.replace(OPENING_WORD, '') : run).replaceAll(/\s+/g, ' ');
      // The first words of a cell have a capital letter as a sentence has, and those of a warning have all.
      const isTyped =
        /\p{Ll}/u.test(phrase) && !(opens && phrase === run && (kind === 'row' || !/\s/.test(run)));
      const near = isTyped ? termTypedWrong(phrase, listedTerms(context)) : undefined;
      const remedy = lostTermRemedy(phrase, context) ?? near;
      const key = phrase.replace(/s$/, '');
      if (!remedy || reported.has(key)) return [];
      reported.add(key);
      return [
        {
          line: lineAt(index),
          ...quoting(phrase, ` has capital letters but is no defined term: ${remedy}`),
        },
      ];
    });
  });
};

const ARTICLE = String.raw`(?<=\b(?:[Aa]n?|[Tt]he|[Ee]ach|[Ee]very|[Aa]ny|[Nn]o|[Aa]nother|[Aa]ll|[Oo]ur|[Tt]hat|[Tt]his|[Ss]uch)\s+)`;
/** What follows a noun, and not the first part of one: “a user may”, and not “a user manual”. */
const REST = String.raw`(?=\s*(?:[.,;:)?!”]|$)|\s+(?:is|are|was|were|has|have|had|may|must|can|cannot|shall|should|will|who|whose|which|that|and|or|but|not|if|when|where|unless|until|in|on|at|to|from|by|for|with|without|under|before|after|as|than|only|also)\b)`;
const SUBJECT = String.raw`(?=\s+(?:may|must|can|cannot|shall|will|are|have|who|whose)\b)`;

/** “a user” where User is defined: with a small letter it would mean something else. */
export const smallTerms: Check = (context) => {
  if (!context.isComplete) return [];
  const forms = listedTerms(context).flatMap((term) =>
    termForms(term)
      .filter((form) => form !== form.toLowerCase())
      .map((form) => {
        const small = wholeWords([form.toLowerCase()]).source;
        const pattern = form === term ? `${ARTICLE}${small}${REST}` : `${small}${SUBJECT}`;
        return { term, form, pattern: new RegExp(pattern, 'g') };
      }),
  );
  return context.document.passages
    .filter(({ kind }) => kind !== 'data')
    .flatMap(({ text, lineAt, term: own }) =>
      forms
        .filter(({ term }) => term !== own)
        .flatMap(({ term, form, pattern }) =>
          [...text.matchAll(pattern)].map(({ 0: found, index }) => ({
            line: lineAt(index),
            ...quoting(
              found,
              ` is written small, and ${term} is a defined term: write ${form}, or another word where something else is meant`,
            ),
          })),
        ),
    );
};
