import type { XmlElement } from '@rgrove/parse-xml';

import { short } from '#legal/compare/clauses.ts';
import type { LegalVersion } from '#legal/read/read-documents.ts';
import { elementAt, elementsIn, nameOf, type Parts, valueAt } from './open-word.ts';
import { type Front, passagesOf, type Style, textOf } from './passages.ts';
import type { List } from './words-reader.ts';
import { STYLES } from './write-word.ts';

const OURS = new Map<string, Style | Front>([
  ['title', 'title'],
  ['heading 1', 'part'],
  ['heading 2', 'clause'],
  ...[...STYLES].map(([style, name]) => [name.toLowerCase(), style] as const),
]);

/** Styles of ordinary paragraphs. */
const ORDINARY = /^(?:$|normal|standard|default|body text|text body|no spacing)/;

const LETTERED = /^(?:bullet|lowerLetter|lowerRoman)$/;

/** A number, letter or bullet that is typed. */
const TYPED = /^\s*(?:(\d+(?:\.\d+)*)\.?|\(?[a-z]{1,2}\)|[•·–-])\s+/;

type Found = {
  /** Absent for what is no passage. */
  readonly style?: Style | Front;
  /** Characters of a number that is typed. */
  readonly skip: number;
};

/**
 * Tells what a paragraph is: by its style, else by words and numbers that one of the versions has too, else by what Word
 * counts as heading or list.
 */
export function styleReader(parts: Parts, versions: readonly LegalVersion[], list: List) {
  const numberOf = numbersReader(parts, list);
  const known = new Map(
    versions
      .toReversed()
      .flatMap(passagesOf)
      .filter(({ cells }) => cells.length === 1)
      .map(({ style, cells }) => [textOf(cells.flat()), style]),
  );
  const numbers = new Set(versions.flatMap(({ outline }) => outline.map(({ number }) => number)));
  const foreign = new Set<string>();
  const headingBy = (number: string, chain: readonly XmlElement[]) => {
    if (numbers.has(number)) return number.includes('.') ? 'clause' : 'part';
    return chain.map((one) => OURS.get(nameOf(one))).find((one) => one === 'part' || one === 'clause');
  };
  const asPlain = (style: XmlElement | undefined, written: string): Found => {
    const name = nameOf(style);
    if (name.startsWith('toc')) {
      list('The table of contents', '');
      return { skip: 0 };
    }
    if (!ORDINARY.test(name) && !foreign.has(name)) {
      foreign.add(name);
      const what = `Paragraphs of the style ${valueAt(style, 'w:name')} are plain ones now, the first`;
      list(what, short(written.trim()));
    }
    return { style: 'paragraph', skip: 0 };
  };
  return (properties: XmlElement | undefined, chain: readonly XmlElement[], written: string): Found => {
    const { format, number } = numberOf(properties, chain, written);
    const [start = '', typed = ''] = (format ? null : TYPED.exec(written)) ?? [];
    const ours = OURS.get(nameOf(chain[0]));
    if (ours) return { style: ours, skip: /^(?:part|clause|item)$/.test(ours) ? start.length : 0 };
    for (const skip of [0, start.length]) {
      const style = known.get(
        written
          .slice(skip)
          .replaceAll(/[ \t\n]+/g, ' ')
          .trim(),
      );
      if (style) return { style, skip };
    }
    const isHeading = written.length <= 100 && !/[.;:,]\s*$/.test(written);
    const style = (isHeading && headingBy(number || typed, chain)) || (LETTERED.test(format) && 'item');
    return style ? { style, skip: start.length } : asPlain(chain[0], written);
  };
}

/** Counts the paragraphs that Word numbers, level by level. */
function numbersReader(parts: Parts, list: List) {
  const numbering = parts.get('word/numbering.xml');
  const found = (element: XmlElement | undefined, name: string, key: string, value: string) =>
    elementsIn(element, name).find(({ attributes }) => attributes[key] === value);
  const counts: number[] = [];
  /** Level of the item above; of no item, one that none is below. */
  let above = Infinity;
  return (properties: XmlElement | undefined, chain: readonly XmlElement[], written: string) => {
    const numbered = [properties, ...chain.map((one) => elementAt(one, 'w:pPr'))]
      .map((one) => elementAt(one, 'w:numPr'))
      .find(Boolean);
    const level = Number(valueAt(numbered, 'w:ilvl'));
    const used = found(numbering, 'w:num', 'w:numId', valueAt(numbered, 'w:numId'));
    const kind = found(numbering, 'w:abstractNum', 'w:abstractNumId', valueAt(used, 'w:abstractNumId'));
    const format = valueAt(found(kind, 'w:lvl', 'w:ilvl', `${level}`), 'w:numFmt');
    const isItem = numbered && (!format || LETTERED.test(format));
    if (isItem && level > above) list('An item below another, which is beside it now', short(written.trim()));
    above = isItem ? level : Infinity;
    if (format !== 'decimal') return { format, number: '' };
    while (counts.length < level) counts.push(1);
    counts.splice(level, counts.length, (counts[level] ?? 0) + 1);
    return { format, number: counts.join('.') };
  };
}
