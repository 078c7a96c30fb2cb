import type { XmlElement } from '@rgrove/parse-xml';

import { short } from '#legal/compare/clauses.ts';
import type { LegalVersion } from '#legal/read/read-documents.ts';
import {
  DOCUMENT,
  elementAt,
  elementsIn,
  nameOf,
  type Parts,
  stylesOf,
  valueAt,
  wordsIn,
} from './open-word.ts';
import {
  type Front,
  type Passage,
  passageOf,
  type Segment,
  type Style,
  textOf,
  withoutFirst,
} from './passages.ts';
import { styleReader } from './style-reader.ts';
import { type List, OBJECTS, WordsReader } from './words-reader.ts';
import { dataLine, PROPERTIES } from './write-word.ts';

/** What a Word file says, its tracked changes accepted. */
export type WordText = {
  readonly title: string;
  readonly summary: string;
  readonly passages: readonly Passage[];
  /** What it has and the passages have not, one line each. */
  readonly lost: readonly string[];
};

/** What a Word file says that it was made of. */
export type Origin = {
  readonly document: string | undefined;
  readonly title: string;
  readonly version: string | undefined;
  /** As git names its text; empty where it is not known. */
  readonly source: string;
};

/** What a file says of its origin: in its properties, and on its first page. */
export function originOf(parts: Parts): Origin {
  const properties = new Map(
    elementsIn(parts.get('docProps/custom.xml')).map((one) => [one.attributes['name'], one.text.trim()]),
  );
  const styles = stylesOf(parts);
  const lineOf = (name: string) =>
    elementsIn(elementAt(parts.get(DOCUMENT), 'w:body'), 'w:p')
      .filter((one) => nameOf(styles(valueAt(one, 'w:pPr', 'w:pStyle'))[0]) === name)
      .map(wordsIn)[0] ?? '';
  const [, version] = /([\d.]*\d),/.exec(lineOf('legal data')) ?? [];
  return {
    document: properties.get(PROPERTIES.document),
    title: lineOf('title'),
    version: properties.get(PROPERTIES.version) ?? version,
    source: properties.get(PROPERTIES.source) ?? '',
  };
}

/**
 * The words of a Word file as passages of a document. What has no place in a document is listed by its words.
 * @param base the version of which the file was made
 * @throws Error that names the row of a table with merged cells
 */
export function readWord(parts: Parts, base: LegalVersion, current: LegalVersion): WordText {
  const lost = new Set<string>();
  const list: List = (what, quoted) => lost.add(quoted ? `${what}: “${quoted}”` : what);
  const words = new WordsReader(parts, [base, current], list);
  const styles = stylesOf(parts);
  const styleOf = styleReader(parts, [base, current], list);
  const front: Record<Front, string> = { title: '', data: '', summary: '' };
  const passages: Passage[] = [];
  let carried: readonly Segment[] = [];
  const add = (style: Style, segments: readonly Segment[]) => {
    const passage = passageOf(style, [segments], passages.length);
    if (passage.text) passages.push(passage);
  };
  const paragraph = (element: XmlElement) => {
    const properties = elementAt(element, 'w:pPr');
    const segments = [...carried, ...words.read(element)];
    const mark = elementAt(properties, 'w:rPr');
    // Without its end a paragraph runs on into the next one.
    const runsOn = ['w:del', 'w:moveFrom'].some((name) => elementAt(mark, name));
    carried = runsOn ? segments : [];
    if (runsOn || textOf(segments).trim() === '') return;
    const { style, skip } = styleOf(properties, styles(valueAt(properties, 'w:pStyle')), textOf(segments));
    if (style === 'title' || style === 'data' || style === 'summary')
      front[style] ||= textOf(passageOf('paragraph', [segments], 0).cells.flat());
    else if (style) add(style, withoutFirst(segments, skip));
  };
  const table = (element: XmlElement) => {
    add('paragraph', carried);
    carried = [];
    const rows = within(element, 'w:tr').filter((row) => !elementAt(row, 'w:trPr', 'w:del'));
    const width = within(rows[0], 'w:tc').length;
    for (const [index, row] of rows.entries()) {
      const cells = within(row, 'w:tc');
      if (cells.length !== width || cells.some(isMerged))
        throw new Error(
          `The row “${short(cells.map(wordsIn).join(' | '))}” has merged or deleted cells, or a table in a cell: give each row of the table the same cells`,
        );
      const read = cells.map((cell) => {
        const paragraphs = within(cell, 'w:p')
          .map((one) => words.read(one))
          .filter((one) => textOf(one).trim());
        const lines = paragraphs.flatMap((one, at) => (at > 0 ? [{ text: '\n' }, ...one] : one));
        if (textOf(lines).trim().includes('\n'))
          list('Lines of a cell, which are one now', short(wordsIn(cell)));
        return lines.map((one) => ({ ...one, text: one.text.replace('\n', ' ') }));
      });
      passages.push(passageOf(index === 0 ? 'head' : 'row', read, passages.length));
    }
  };
  const body = elementAt(parts.get(DOCUMENT), 'w:body');
  for (const element of within(body, 'w:p', 'w:tbl'))
    if (element.name === 'w:p') paragraph(element);
    else table(element);
  add('paragraph', carried);
  if (within(body, 'w:altChunk').length > 0) list('A file within the file, of which no word is read', '');
  // The rows may be gone; the caption of no table cannot be written.
  const shown = passages.filter(({ style, text }, at) => {
    const isAlone = style === 'caption' && passages[at + 1]?.style !== 'head';
    if (isAlone) list('A caption without a table', text);
    return !isAlone;
  });
  if (front.data && front.data !== dataLine(base))
    list('The line below the title: set version and effectiveDate in the document', front.data);
  for (const [name, root] of parts)
    if (/\/(?:header|footer)\d*\.xml$/.test(name)) {
      const line = wordsIn(root);
      const others = line.replace(base.frontMatter.title, '').replace(/^, version [\d. →]+$/, '');
      if (/\p{L}/u.test(others)) list('Header or footer', line);
    }
  for (const one of words.comments()) lost.add(one);
  return { title: front.title, summary: front.summary, passages: shown, lost: [...lost] };
}

/** Elements of these names, which may be in others but not in each other. */
function within(element: XmlElement | undefined, ...names: readonly string[]): readonly XmlElement[] {
  return elementsIn(element).flatMap((one) => {
    if (names.includes(one.name)) return [one];
    return OBJECTS.includes(one.name) ? [] : within(one, ...names);
  });
}

const isMerged = (cell: XmlElement): boolean =>
  Number(valueAt(cell, 'w:tcPr', 'w:gridSpan')) > 1 ||
  ['w:vMerge', 'w:hMerge', 'w:cellMerge', 'w:cellDel'].some((name) => elementAt(cell, 'w:tcPr', name)) ||
  elementAt(cell, 'w:tbl') !== undefined;
