import {
  AlignmentType,
  Bookmark,
  DeletedTextRun,
  Document,
  ExternalHyperlink,
  Footer,
  HeadingLevel,
  InsertedTextRun,
  InternalHyperlink,
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

import { legalLabels } from '#content/legal-labels.ts';
import { site } from '#content/site.ts';
import type { Pair } from '#scripts/legal/compare/comparisons.ts';
import { diffBlocks } from '#scripts/legal/compare/diff.ts';
import { CELL_END, type Change, type RedlineBlock } from '#scripts/legal/compare/passages.ts';
import { type BlockKind, type Part as Passage, partsOf, sha256 } from '#scripts/legal/read/blocks.ts';
import { currentFigures, type Figures, figureOf } from '#scripts/legal/read/figures.ts';
import type { LegalVersion } from '#scripts/legal/read/read-documents.ts';
import { attributeOf, type Component, isComponent, termId } from '#scripts/legal/read/text-tree.ts';
import type { FrontMatter } from '#src/model/legal.schema.ts';
import { formatDay } from '#src/lib/day/format-day.ts';

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
      return [heading(kind, [new Bookmark({ id: bookmarkOf(id), children: runs(nodes) })])];
    }
    if (kind === 'item' && !component) {
      // Letters begin anew in each clause.
      const numbering = { reference: 'items', level: 0, instance: headings };
      return [new Paragraph({ style: 'item', numbering, children: runs(nodes) })];
    }
    return component
      ? ofComponent(component, kind, nodes)
      : [new Paragraph({ ...(kind === 'note' ? { style: 'note' } : {}), children: runs(nodes) })];
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

const heading = (kind: 'part' | 'clause', children: Runs, isNumbered = true) =>
  new Paragraph({
    heading: kind === 'part' ? HeadingLevel.HEADING_1 : HeadingLevel.HEADING_2,
    ...(isNumbered ? { numbering: { reference: 'clauses', level: kind === 'part' ? 0 : 1 } } : {}),
    children,
  });

const front = ({ title }: Pick<FrontMatter, 'title'>, line: string): Body => [
  new Paragraph({ text: title, heading: HeadingLevel.TITLE }),
  new Paragraph({ text: line, style: 'data' }),
];

/** What changed between two versions as tracked changes, of which the later version is the author. */
export async function wordRedline({ from, to }: Pick<Pair, 'from' | 'to'>): Promise<Buffer> {
  const { title, version, effectiveDate, summary } = to.frontMatter;
  const author = `Version ${version}`;
  const mark = { author, date: `${effectiveDate}T00:00:00Z` };
  let id = 0;
  const runs = (parts: RedlineBlock['parts']): Runs =>
    parts.map(({ change, text }) => {
      id += 1;
      if (change === 'same') return new TextRun(text);
      return change === 'added'
        ? new InsertedTextRun({ text, id, ...mark })
        : new DeletedTextRun({ text, id, ...mark });
    });
  /** The end of a passage that is new or gone is tracked too, so that no empty line is left of it. */
  const whole = (parts: RedlineBlock['parts']) => {
    const [first] = parts;
    id += 1;
    if (!first || first.change === 'same' || parts.some(({ change }) => change !== first.change)) return {};
    return first.change === 'added' ? { insertion: { id, ...mark } } : { deletion: { id, ...mark } };
  };
  const body = withTables(
    diffBlocks(from.blocks, to.blocks),
    ({ kind, parts }) =>
      isRow(kind)
        ? new TableRow({
            tableHeader: kind === 'head',
            ...whole(parts),
            children: cellsOf(parts).map((cellParts) => cell(runs(cellParts))),
          })
        : undefined,
    ({ kind, parts }) => {
      const children = runs(parts);
      const style = STYLE_OF[kind];
      const run = whole(parts);
      if (kind === 'part' || kind === 'clause')
        return [
          new Paragraph({
            heading: kind === 'part' ? HeadingLevel.HEADING_1 : HeadingLevel.HEADING_2,
            run,
            children,
          }),
        ];
      return [new Paragraph({ ...(style ? { style } : {}), run, children })];
    },
  );
  const versions = `${legalLabels.version} ${from.frontMatter.version} → ${version}, ${formatDay(effectiveDate)}`;
  return packed({ title }, [
    ...front({ title }, versions),
    new Paragraph({ text: summary, style: 'summary' }),
    ...body,
  ]);
}

const STYLE_OF: Partial<Record<BlockKind, string>> = {
  term: 'term',
  note: 'note',
  caption: 'caption',
  item: 'item',
};

function cellsOf(parts: RedlineBlock['parts']): RedlineBlock['parts'][] {
  const cells: { change: Change; text: string }[][] = [[]];
  for (const { change, text } of parts)
    for (const [index, words] of text.split(CELL_END).entries()) {
      if (index > 0) cells.push([]);
      if (words) cells.at(-1)?.push({ change, text: words });
    }
  return cells;
}

const INDENT = { left: 720, hanging: 720 };
const INDENTS: Readonly<Record<string, { left: number; hanging?: number }>> = {
  item: INDENT,
  term: { left: 720 },
  note: { left: 720 },
};

const packed = ({ title }: Pick<FrontMatter, 'title'>, children: Body): Promise<Buffer> => {
  const level = (place: number, format: (typeof LevelFormat)[keyof typeof LevelFormat], text: string) => ({
    ...{ level: place, format, text, alignment: AlignmentType.START },
    style: { paragraph: { indent: INDENT } },
  });
  const document = new Document({
    ...{ title: `${title} | ${site.name}`, creator: site.legalName },
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
        document: { run: { font: 'Georgia', size: 21 }, paragraph: { spacing: { after: 140, line: 280 } } },
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
