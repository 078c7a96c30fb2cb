import {
  AlignmentType,
  Bookmark,
  CommentRangeEnd,
  CommentRangeStart,
  CommentReference,
  DeletedTextRun,
  Document,
  ExternalHyperlink,
  Footer,
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
import type { Nodes } from 'mdast';

import { legalLabels } from '../../content/legal-labels.ts';
import { site } from '../../content/site.ts';
import type { Pair } from '#legal/compare/comparisons.ts';
import { sectionsOf } from '#legal/compare/clauses.ts';
import { diffBlocks } from '#legal/compare/diff.ts';
import {
  cellParts,
  isHeading,
  type RedlineBlock,
  sideOf,
  withLetters,
  wordParts,
} from '#legal/compare/passages.ts';
import { type BlockKind, type Part as Passage, partsOf, sha256 } from '#legal/read/blocks.ts';
import { currentFigures, type Figures, figureOf } from '#legal/read/figures.ts';
import type { LegalVersion } from '#legal/read/read-documents.ts';
import { attributeOf, type Component, isComponent, termId } from '#legal/read/text-tree.ts';
import type { FrontMatter } from '#legal/read/front-matter-schema.ts';
import { formatDay } from '../../src/lib/day/format-day.ts';
import { fillIn } from '../../src/lib/fill-in.ts';

/** Names of paragraph styles; a Word file is read again by them. */
export const STYLES = {
  data: 'Legal Data',
  summary: 'Legal Summary',
  term: 'Legal Definition',
  note: 'Legal Note',
  caption: 'Legal Caption',
  item: 'Legal Item',
  address: 'Legal Address',
  settings: 'Legal Settings',
} as const;

/** A character style. */
export const CODE = 'LegalCode';

/** Word takes letters, digits and `_` in at most 40 characters. */
export const bookmarkOf = (id: string): string => {
  const name = `c_${id.replaceAll('-', '_')}`;
  return name.length <= 40 ? name : `${name.slice(0, 33)}_${sha256(id).slice(0, 6)}`;
};

type Runs = readonly ParagraphChild[];

/** Bold, italics and links of a passage; figures are written out. */
function runsOf(
  node: Nodes,
  figures: Figures,
  day: string,
  look: { bold?: true; italics?: true } = {},
): Runs {
  if (node.type === 'break') return [new TextRun({ break: 1 })];
  if (isComponent(node) && node.name === 'Fact')
    return [new TextRun({ text: figureOf(attributeOf(node, 'id'), figures, day), ...look })];
  if (node.type === 'inlineCode') return [new TextRun({ text: node.value, style: CODE, ...look })];
  if ('value' in node) return [new TextRun({ text: node.value.replaceAll(/\s*\n\s*/g, ' '), ...look })];
  if (!('children' in node)) return [];
  const inside =
    node.type === 'strong'
      ? { ...look, bold: true as const }
      : node.type === 'emphasis'
        ? { ...look, italics: true as const }
        : look;
  const children = node.children.flatMap((child) => runsOf(child, figures, day, inside));
  if (node.type !== 'link') return children;
  if (node.url.startsWith('#'))
    return [new InternalHyperlink({ anchor: bookmarkOf(node.url.slice(1)), children })];
  const link = node.url.startsWith('/') ? `https://${site.brandHost}${node.url}` : node.url;
  return [new ExternalHyperlink({ link, children })];
}

const cell = (children: Runs) => new TableCell({ children: [new Paragraph({ children })] });
const tableOf = (rows: readonly TableRow[]) =>
  new Table({ rows, width: { size: 100, type: WidthType.PERCENTAGE } });

type Body = (Paragraph | Table)[];

/** Rows that follow each other are one table. */
function withTables<Item>(
  passages: readonly Item[],
  rowOf: (passage: Item) => TableRow | undefined,
  paragraphsOf: (passage: Item) => Body,
): Body {
  const body: Body = [];
  let rows: TableRow[] = [];
  const flush = () => {
    if (rows.length > 0) body.push(tableOf(rows));
    rows = [];
  };
  for (const passage of passages) {
    const row = rowOf(passage);
    if (row) rows.push(row);
    else {
      flush();
      body.push(...paragraphsOf(passage));
    }
  }
  flush();
  return body;
}

const isRow = (kind: BlockKind) => kind === 'head' || kind === 'row';

/** A version with its numbers, defined terms, tables and links. @returns the bytes of a `.docx` */
export async function wordOf(version: LegalVersion, figures: Figures = currentFigures): Promise<Buffer> {
  const { frontMatter, tree, outline } = version;
  const day = frontMatter.effectiveDate;
  const runs = (nodes: readonly Nodes[]) => nodes.flatMap((node) => runsOf(node, figures, day));
  let headings = 0;
  const paragraphsOf = ({ kind, nodes, component }: Passage): Body => {
    if (kind === 'part' || kind === 'clause') {
      const { id = '' } = outline[headings++] ?? {};
      const numbering = { reference: 'clauses', level: kind === 'part' ? 0 : 1 };
      return [heading(kind, [new Bookmark({ id: bookmarkOf(id), children: runs(nodes) })], { numbering })];
    }
    if (kind === 'item' && !component) {
      // Letters begin anew in each clause.
      const numbering = { reference: 'items', level: 0, instance: headings };
      return [new Paragraph({ style: 'item', numbering, children: runs(nodes) })];
    }
    return component
      ? ofComponent(component, kind, nodes)
      : [new Paragraph({ ...styled(kind), children: runs(nodes) })];
  };
  const ofComponent = (component: Component, kind: BlockKind, nodes: readonly Nodes[]): Body => {
    if (component.name === 'Address')
      return figures.address.map((line) => new Paragraph({ text: line, style: 'address' }));
    if (component.name === 'CookieSettings')
      return [new Paragraph({ text: '[Cookie settings]', style: 'settings' })];
    if (kind === 'caption')
      return [new Paragraph({ text: attributeOf(component, 'caption'), style: 'caption', keepNext: true })];
    if (kind !== 'term') return [new Paragraph({ children: runs(nodes) })];
    const term = attributeOf(component, 'term');
    const name = [new TextRun({ text: term, bold: true })];
    const start = [new Bookmark({ id: bookmarkOf(termId(term)), children: name }), new TextRun(': ')];
    return nodes.map((node, index) => {
      const words = 'children' in node ? runs(node.children) : [];
      return new Paragraph({ style: 'term', children: index === 0 ? [...start, ...words] : words });
    });
  };
  const rowOf = ({ kind, nodes }: Passage) =>
    isRow(kind)
      ? new TableRow({ tableHeader: kind === 'head', children: nodes.map((node) => cell(runs([node]))) })
      : undefined;
  return packed(frontMatter, [
    ...front(frontMatter, `${legalLabels.version} ${frontMatter.version}, ${formatDay(day)}`),
    new Paragraph({ text: frontMatter.summary, style: 'summary' }),
    ...withTables([...partsOf(tree)], rowOf, paragraphsOf),
  ]);
}

const heading = (kind: 'part' | 'clause', children: Runs, options: IParagraphOptions) =>
  new Paragraph({
    heading: kind === 'part' ? HeadingLevel.HEADING_1 : HeadingLevel.HEADING_2,
    ...{ ...options, children },
  });

const front = ({ title }: Pick<FrontMatter, 'title'>, line: string): Body => [
  new Paragraph({ text: title, heading: HeadingLevel.TITLE }),
  new Paragraph({ text: line, style: 'data' }),
];

type Parts = RedlineBlock['parts'];

/**
 * A redline in which each side can be read alone, as Word needs it to accept or reject the changes: a moved clause is gone
 * where it was and new where it is, and a new number is a change.
 */
function tracked(blocks: readonly RedlineBlock[]): readonly RedlineBlock[] {
  const moved = new Map(
    sectionsOf(blocks).flatMap((section) => {
      const change = section[0]?.change;
      return change?.is === 'moved' ? [[change.number, section] as const] : [];
    }),
  );
  const whole = (section: readonly RedlineBlock[], change: 'added' | 'removed') =>
    section.flatMap((block) => {
      const text = sideOf(block, change === 'added' ? 'removed' : 'added');
      return text ? [{ ...block, parts: [{ change, text }] }] : [];
    });
  let isMoved = false;
  return blocks.flatMap((block) => {
    const { change, parts } = block;
    if (isHeading(block)) isMoved = change?.is === 'moved';
    if (isMoved) return whole([block], 'added');
    if (!change) return [block];
    if (change.is === 'renumbered') {
      const [number, ...title] = parts;
      const former = { change: 'removed', text: `${change.number} ` } as const;
      return [{ ...block, parts: [former, { change: 'added', text: number?.text ?? '' }, ...title] }];
    }
    const passages = moved.get(sideOf(block, 'added').split(' ', 1).join())?.slice(1) ?? [];
    return [block, ...whole(passages, 'removed')];
  });
}

/** What changed between two versions as tracked changes, of which the later version is the author. */
export async function wordRedline({ from, to }: Pick<Pair, 'from' | 'to'>): Promise<Buffer> {
  const { title, version, effectiveDate, summary } = to.frontMatter;
  const author = `Version ${version}`;
  const date = `${effectiveDate}T00:00:00Z`;
  let id = 0;
  const mark = () => ({ id: (id += 1), author, date });
  const runs = (parts: Parts): Runs =>
    parts.map(({ change, text }) => {
      if (change === 'same') return new TextRun(text);
      return change === 'added'
        ? new InsertedTextRun({ text, ...mark() })
        : new DeletedTextRun({ text, ...mark() });
    });
  /** The end of a passage that is new or gone is tracked too, so that no empty line is left of it. */
  const whole = ([first, ...others]: Parts) => {
    if (!first || first.change === 'same' || others.some(({ change }) => change !== first.change)) return {};
    return first.change === 'added' ? { insertion: mark() } : { deletion: mark() };
  };
  const comments: ICommentOptions[] = [];
  /** Where a clause was or is now, as a comment on its heading. */
  const commented = ({ change, parts }: RedlineBlock): Runs => {
    if (!change) return runs(parts);
    const index = comments.length;
    const text = fillIn(legalLabels.redline[change.is], { number: change.number });
    comments.push({ id: index, author, date: new Date(date), children: [new Paragraph(text)] });
    const reference = new TextRun({ children: [new CommentReference(index)] });
    return [new CommentRangeStart(index), ...runs(parts), new CommentRangeEnd(index), reference];
  };
  const body = withTables(
    withLetters(tracked(diffBlocks(from.blocks, to.blocks))),
    (block) =>
      isRow(block.kind)
        ? new TableRow({
            tableHeader: block.kind === 'head',
            ...whole(block.parts),
            children: cellParts(block).map((parts) => cell(runs(parts))),
          })
        : undefined,
    (block) => {
      const { kind, parts } = block;
      const run = whole(parts);
      if (kind === 'part' || kind === 'clause') return [heading(kind, commented(block), { run })];
      return [new Paragraph({ ...styled(kind), run, children: runs(parts) })];
    },
  );
  const versions = `${legalLabels.version} ${from.frontMatter.version} → ${version}, ${formatDay(effectiveDate)}`;
  const summarised = new Paragraph({
    ...{ style: 'summary', children: runs(wordParts(from.frontMatter.summary, summary)) },
  });
  return packed({ title }, [...front({ title }, versions), summarised, ...body], comments);
}

const styled = (kind: BlockKind) => (kind in STYLES ? { style: kind } : {});

const INDENT = { left: 720, hanging: 720 };
const INDENTS: Readonly<Record<string, { left: number; hanging?: number }>> = {
  item: INDENT,
  term: { left: 720 },
  note: { left: 720 },
};

const packed = (
  { title }: Pick<FrontMatter, 'title'>,
  children: Body,
  comments: readonly ICommentOptions[] = [],
): Promise<Buffer> => {
  const level = (index: number, format: (typeof LevelFormat)[keyof typeof LevelFormat], text: string) => ({
    ...{ level: index, format, text, alignment: AlignmentType.START },
    style: { paragraph: { indent: INDENT } },
  });
  const document = new Document({
    ...{ title: `${title} | ${site.name}`, creator: site.legalName, comments: { children: comments } },
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
      paragraphStyles: Object.entries(STYLES).map(([id, name]) => ({
        ...{ id, name, basedOn: 'Normal', quickFormat: true },
        run: { italics: id === 'note' || id === 'summary', bold: id === 'caption' },
        paragraph: { indent: INDENTS[id] ?? {} },
      })),
    },
    sections: [
      {
        footers: {
          default: new Footer({
            children: [
              new Paragraph({
                alignment: AlignmentType.END,
                children: [new TextRun({ children: [PageNumber.CURRENT, ' / ', PageNumber.TOTAL_PAGES] })],
              }),
            ],
          }),
        },
        children,
      },
    ],
  });
  return Packer.toBuffer(document);
};
