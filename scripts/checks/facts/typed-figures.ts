import { facts } from '#content/facts-today.ts';
import type { Diagnostic } from '#scripts/support/diagnostics.ts';
import { lineAt, type Source } from '#scripts/checks/support/locate.ts';
import { figuresIn } from './figures.ts';
import { typedDates } from './dates.ts';
import { fitterFact, judgeFigure, type Verdict } from './judge-figure.ts';
import { judgeLegalFigure } from './judge-legal-figure.ts';
import type { WrittenText } from './mdx-texts.ts';
import { type FactId, factIds } from './topics.ts';

export const FACTS = 'content/facts.ts';

/**
 * Figures typed into one file, and facts used where the text speaks of another one.
 * @param texts those of its source that readers may see
 * @param factsSource content/facts.ts, so that a finding names the line there
 */
export function typedFigures(
  source: Source,
  texts: readonly WrittenText[],
  factsSource: string,
): Diagnostic[] {
  const { file } = source;
  const isLegal = file.endsWith('.mdx');
  return texts.flatMap(({ start, text }) => {
    const at = (index: number, message: string): Diagnostic => ({
      ...{ file, message },
      line: lineAt(source.text, start + index),
    });
    const typed = figuresIn(text).flatMap((figure) => {
      const { index } = figure;
      if (figure.isTwofold) return [at(index, twofold(figure.text))];
      const sentence = sentenceAt(text, index);
      const verdict = isLegal
        ? judgeLegalFigure(figure, sentence, headingAt(text, index), partAt(text, index))
        : judgeFigure(figure, sentence, headingAt(text, index));
      return verdict ? [at(index, messageOf(figure.text, verdict, file, factsSource))] : [];
    });
    const written = source.text.slice(start, start + text.length);
    const used = [...written.matchAll(USE)].flatMap(({ 1: one, 2: other, index }) => {
      const id = factIds.find((fact) => fact === (one ?? other));
      const around = sentenceAt(text, index);
      const fitter = id && fitterFact(id, around, headingAt(text, index));
      const from = text.lastIndexOf(around, index);
      if (!fitter || written.slice(from, from + around.length).includes(fitter)) return [];
      const message = `${id} stands where the text speaks of ${fitter}, though both may say the same today: write ${writtenUse(fitter, file)}, or say in words what the figure is for`;
      return [at(index, message)];
    });
    const numbered = [...text.matchAll(OWN_NUMBER)].map(({ 0: found, index }) =>
      at(index, `"${found}" is typed, and the number of a text is shown at its top by itself: leave it out`),
    );
    return [...typed, ...used, ...typedDates(text, at), ...(isLegal ? numbered : [])];
  });
}

const OWN_NUMBER =
  /\bversion \d+\.\d+(?= of (?:these|this|our)\b)|(?<=\b(?:this is|these are) )version \d+\.\d+/gi;

const USE = /<Fact\s+id="(\w+)"|\$\{facts\.(\w+)\.text\}/g;

const writtenUse = (id: FactId, file: string) =>
  file.endsWith('.mdx') ? `<Fact id="${id}" />` : `\${facts.${id}.text}`;

const twofold = (text: string) =>
  `"${text}" says one number in words and another in digits: keep one of them`;

const WHOSE =
  'If it is the figure of a law, say so in the same sentence, as in “(Article 12 of the Companies Law)”; if it is ours,';

/** Lawyers know the list of facts by what it is, and those who write the site by its file. */
function messageOf(text: string, verdict: Verdict, file: string, factsSource: string): string {
  const isLegal = file.endsWith('.mdx');
  if (verdict.fault === 'unknown')
    return isLegal
      ? `"${text}" is no figure of the site’s list of facts: correct it, or leave it out. ${WHOSE} ask a developer to add it there`
      : `"${text}" is no figure of ${FACTS}: add it there and use it from there, or leave it out`;
  const { id, fault } = verdict;
  const line = lineOfFact(factsSource, id);
  const place = isLegal ? `in line ${line} of the site’s list of facts` : `of ${FACTS}:${line}`;
  const write = `write ${writtenUse(id, file)}`;
  if (fault === 'repeats') return `"${text}" repeats ${id} ${place}: ${write}`;
  const otherwise = isLegal
    ? `${write}. ${WHOSE} and right, ask a developer to correct the fact`
    : `${write}, or correct the fact`;
  return `"${text}" contradicts ${id} ${place}, which is "${facts[id].text}": ${otherwise}`;
}

const ABBREVIATED = String.raw`(?<!\b(?:Nos?|[Aa]rts?|[Pp]aras?|[Cc]l|[Ss]ecs?|[Ss]ched))`;

/** What a semicolon parts from the rest of its sentence is about something else. */
function partAt(text: string, index: number): string {
  const sentence = sentenceAt(text, index);
  const inSentence = index - text.lastIndexOf(sentence, index);
  const from = sentence.lastIndexOf(';', inSentence) + 1;
  const end = sentence.indexOf(';', inSentence);
  return sentence.slice(from, end < 0 ? undefined : end);
}

const SENTENCE_END = new RegExp(String.raw`${ABBREVIATED}[.!?]\s|\n(?=\s*(?:\n|[|#-]))`, 'g');

/** A sentence may go on in the next line; a row, an item or a paragraph does not. */
function sentenceAt(text: string, index: number): string {
  const ends = [...text.matchAll(SENTENCE_END)].map((match) => match.index + 1);
  const from = ends.findLast((end) => end <= index) ?? 0;
  return text.slice(from, ends.find((end) => end > index) ?? text.length);
}

const headingAt = (text: string, index: number): string =>
  /^#+ (.*)$(?![\s\S]*^#)/m.exec(text.slice(0, index))?.[1] ?? '';

/** Each fact begins a line of its own. */
export const lineOfFact = (factsSource: string, id: string): number =>
  factsSource.split('\n').findIndex((line) => line.startsWith(`  ${id}: `)) + 1 || 1;
