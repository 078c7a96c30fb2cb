import { createHash } from 'node:crypto';

import {
  AlignmentType,
  BookmarkEnd,
  BookmarkStart,
  CommentRangeEnd,
  CommentRangeStart,
  CommentReference,
  DeletedTextRun,
  Document,
  ExternalHyperlink,
  Footer,
  Header,
  HeadingLevel,
  type ICommentOptions,
  InsertedTextRun,
  InternalHyperlink,
  type IParagraphOptions,
  LevelFormat,
  Packer,
  PageNumber,
  Paragraph,
  type ParagraphChild,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx';

import { legalLabels } from '../../content/legal-labels.ts';
import { site } from '../../content/site.ts';
import type { Pair } from '#legal/compare/comparisons.ts';
import type { LegalVersion } from '#legal/read/read-documents.ts';
import { termId } from '#legal/read/text-tree.ts';
import { formatDay } from '../../src/lib/day/format-day.ts';
import { bookmarkOf, type Front, type Passage, passageOf, type Style } from './passages.ts';
import { type Sides, sidesOf, type Tracked, trackedCells } from './track-changes.ts';

/** Names of paragraph styles; a Word file is read again by them. */
export const STYLES = new Map<Style | Front, string>([
  ['data', 'Legal Data'],
  ['summary', 'Legal Summary'],
  ['term', 'Legal Definition'],
  ['more', 'Legal Definition Continued'],
  ['note', 'Legal Note'],
  ['caption', 'Legal Caption'],
  ['head', 'Legal Table Head'],
  ['item', 'Legal Item'],
  ['address', 'Legal Address'],
  ['settings', 'Legal Settings'],
]);

/** A character style. */
export const CODE = 'LegalCode';

/** Properties that say what a file was made of; `source` is the text as git names it. */
export const PROPERTIES = {
  document: 'Legal document',
  version: 'Legal version',
  source: 'Legal source',
} as const;

/** Before the id of a fact in the name of a bookmark; a number follows. */
export const FACT = 'f_';

/** What git calls a file of these words. */
export const blobOf = (source: string): string =>
  createHash('sha1')
    .update(`blob ${Buffer.byteLength(source)}\0${source}`)
    .digest('hex');

/** The line below the title. */
export const dataLine = ({ frontMatter: { version, effectiveDate } }: LegalVersion): string =>
  `${legalLabels.version} ${version}, ${formatDay(effectiveDate)}`;

/** A version with its numbers, defined terms, tables and links. @returns the bytes of a `.docx` */
export const wordOf = (version: LegalVersion): Promise<Buffer> => wordFile(version, version);

/** What changed between two versions as tracked changes, of which the later version is the author. */
export const wordRedline = ({ from, to }: Pick<Pair, 'from' | 'to'>): Promise<Buffer> => wordFile(from, to);

function wordFile(from: LegalVersion, to: LegalVersion): Promise<Buffer> {
  const [was, is] = [from.frontMatter, to.frontMatter];
  const { comments, paragraphOf, rowOf } = writerOf(`Version ${is.version}`, is.effectiveDate, from, to);
  const front = (style: Front, before: string, after: string) =>
    paragraphOf(style, {
      before: passageOf('paragraph', [[{ text: before }]], 0),
      after: passageOf('paragraph', [[{ text: after }]], 0),
    });
  const body: (Paragraph | Table)[] = [
    front('title', was.title, is.title),
    front('data', dataLine(from), dataLine(to)),
    front('summary', was.summary, is.summary),
  ];
  // Rows that follow each other are one table.
  let rows: TableRow[] = [];
  const flush = () => {
    if (rows.length > 0) body.push(new Table({ rows, width: { size: 100, type: WidthType.PERCENTAGE } }));
    rows = [];
  };
  for (const sides of sidesOf(from, to)) {
    const { style = 'paragraph' } = sides.after ?? sides.before ?? {};
    if (style === 'head' || style === 'row') rows.push(rowOf(style, sides));
    else {
      flush();
      body.push(paragraphOf(style, sides));
    }
  }
  flush();
  const versions = from === to ? is.version : `${was.version} → ${is.version}`;
  return Packer.toBuffer(
    new Document({
      ...{ title: `${is.title} | ${site.name}`, creator: site.legalName, ...LAYOUT },
      comments: { children: comments },
      customProperties: [
        { name: PROPERTIES.document, value: to.id },
        { name: PROPERTIES.version, value: is.version },
        { name: PROPERTIES.source, value: blobOf(to.source) },
      ],
      sections: [
        {
          headers: { default: new Header({ children: [atEnd(`${is.title}, version ${versions}`)] }) },
          footers: {
            default: new Footer({
              children: [atEnd(PageNumber.CURRENT, ' / ', PageNumber.TOTAL_PAGES)],
            }),
          },
          children: body,
        },
      ],
    }),
  );
}

const atEnd = (...children: string[]) =>
  new Paragraph({ alignment: AlignmentType.END, children: [new TextRun({ children, size: 18 })] });

/** The end of a passage that is new or gone is tracked too, so that no empty line is left of it. */
function endOf<Mark>({ before, after }: Sides, mark: () => Mark) {
  if (before && after) return {};
  return before ? { deletion: mark() } : { insertion: mark() };
}

/** Writes passages with their changes. @param author of the changes */
function writerOf(author: string, day: string, from: LegalVersion, to: LegalVersion) {
  const date = `${day}T00:00:00Z`;
  const comments: ICommentOptions[] = [];
  let [id, headings] = [0, 0];
  const mark = () => ({ id: (id += 1), author, date });
  const bookmarks = new Set<string>();
  /** Each name once, each with another number: `Bookmark` of the package would give all the same one. */
  const marked = (name: string, children: readonly ParagraphChild[] = []): readonly ParagraphChild[] => {
    if (bookmarks.has(name)) return children;
    bookmarks.add(name);
    return [new BookmarkStart(name, bookmarks.size), ...children, new BookmarkEnd(bookmarks.size)];
  };
  const runOf = ({ change, text, bold, italics, code, link }: Tracked): ParagraphChild => {
    const look = {
      ...(text === '\n' ? { break: 1 } : { text }),
      ...(link !== undefined && { style: 'Hyperlink' }),
      ...(code && { style: CODE }),
      ...(bold && { bold }),
      ...(italics && { italics }),
    };
    if (change === 'same') return new TextRun(look);
    return change === 'added'
      ? new InsertedTextRun({ ...look, ...mark() })
      : new DeletedTextRun({ ...look, ...mark() });
  };
  const runsOf = (segments: readonly Tracked[]): ParagraphChild[] => {
    const [first, ...others] = segments;
    if (!first) return [];
    const { link, fact } = first;
    if (link === undefined) {
      const run = runOf(first);
      return [...(fact ? marked(`${FACT}${fact}_${bookmarks.size}`, [run]) : [run]), ...runsOf(others)];
    }
    const end = segments.findIndex((one) => one.link !== link);
    const [linked, rest] = end < 0 ? [segments, []] : [segments.slice(0, end), segments.slice(end)];
    const children = linked.map(runOf);
    const hyperlink = link.startsWith('#')
      ? new InternalHyperlink({ anchor: bookmarkOf(link.slice(1)), children })
      : new ExternalHyperlink({
          link: link.startsWith('/') ? `https://${site.brandHost}${link}` : link,
          children,
        });
    return [hyperlink, ...runsOf(rest)];
  };
  const commented = (text: string, children: readonly ParagraphChild[]): ParagraphChild[] => {
    const index = comments.length;
    comments.push({ id: index, author, date: new Date(date), children: [new Paragraph(text)] });
    const reference = new TextRun({ children: [new CommentReference(index)] });
    return [new CommentRangeStart(index), ...children, new CommentRangeEnd(index), reference];
  };
  const anchorOf = anchorsOf(from, to);
  const paragraphOf = (style: Style | Front, sides: Sides): Paragraph => {
    const passage = sides.after ?? sides.before;
    const anchor = passage && anchorOf(passage);
    const words = [...(anchor ? marked(bookmarkOf(anchor)) : []), ...runsOf(trackedCells(sides).flat())];
    const children = sides.remark ? commented(sides.remark, words) : words;
    if (style === 'part' || style === 'clause') headings += 1;
    return new Paragraph({ ...optionsOf(style, headings), children, run: endOf(sides, mark) });
  };
  const rowOf = (style: Style, sides: Sides): TableRow =>
    new TableRow({
      ...{ tableHeader: style === 'head', cantSplit: true, ...endOf(sides, mark) },
      children: trackedCells(sides).map(
        (segments) =>
          new TableCell({ children: [new Paragraph({ ...optionsOf(style), children: runsOf(segments) })] }),
      ),
    });
  return { comments, paragraphOf, rowOf };
}

/** Where links to a heading or a definition lead. */
function anchorsOf(...versions: readonly LegalVersion[]) {
  const ids = new Map<string, string>(
    versions.flatMap(({ outline }) => outline.map(({ number, text, id }) => [`${number} ${text}`, id])),
  );
  return ({ style, text }: Passage) =>
    style === 'term' ? termId(text.split(': ', 1).join()) : ids.get(text);
}

/** @param clause number of the heading above: letters begin anew in each clause */
function optionsOf(style: Style | Front, clause = 0): IParagraphOptions {
  if (style === 'title') return { heading: HeadingLevel.TITLE };
  if (style === 'part' || style === 'clause')
    return {
      heading: style === 'part' ? HeadingLevel.HEADING_1 : HeadingLevel.HEADING_2,
      numbering: { reference: 'clauses', level: style === 'part' ? 0 : 1 },
    };
  if (style === 'item') return { style, numbering: { reference: 'items', level: 0, instance: clause } };
  return { ...(STYLES.has(style) && { style }), keepNext: style === 'caption' };
}

const INDENT = { left: 720, hanging: 720 };
const INDENTS: Readonly<Record<string, { left: number; hanging?: number }>> = {
  item: INDENT,
  term: { left: 720 },
  more: { left: 720 },
  note: { left: 720 },
};

const level = (index: number, format: (typeof LevelFormat)[keyof typeof LevelFormat], text: string) => ({
  ...{ level: index, format, text, alignment: AlignmentType.START },
  style: { paragraph: { indent: INDENT } },
});

const LAYOUT = {
  numbering: {
    config: [
      {
        reference: 'clauses',
        levels: [level(0, LevelFormat.DECIMAL, '%1'), level(1, LevelFormat.DECIMAL, '%1.%2')],
      },
      { reference: 'items', levels: [level(0, LevelFormat.LOWER_LETTER, '(%1)')] },
    ],
  },
  styles: {
    default: {
      document: {
        run: { font: 'Georgia', size: 21, language: { value: 'en-GB' } },
        paragraph: { spacing: { after: 140, line: 280 } },
      },
    },
    characterStyles: [{ id: CODE, name: CODE, run: { font: 'Courier New', size: 19 } }],
    paragraphStyles: [...STYLES].map(([id, name]) => ({
      ...{ id, name, basedOn: 'Normal', quickFormat: true },
      run: { italics: id === 'note' || id === 'summary', bold: id === 'caption' || id === 'head' },
      paragraph: { indent: INDENTS[id] ?? {} },
    })),
  },
};
