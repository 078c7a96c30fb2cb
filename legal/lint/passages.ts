import type { Nodes, Parents, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';

import { remarkOf, type Said, type TextFinding } from '#legal/findings.ts';
import { type BlockKind, partsOf } from '#legal/read/blocks.ts';
import type { LegalFile } from '#legal/read/read-documents.ts';
import { attributeOf, isComponent, lineOf, type ParsedText } from '#legal/read/text-tree.ts';

/** A legal document as the rules read it. */
export type LegalText = ParsedText &
  Pick<LegalFile, 'id' | 'file' | 'source' | 'front'> & {
    readonly passages: readonly Passage[];
    readonly definitions: readonly Defined[];
    /** Its title, and those of its earlier versions. */
    readonly titles: readonly string[];
    /** From which its versions apply. */
    readonly days: readonly string[];
    /** Terms that an earlier version defines. */
    readonly formerTerms: readonly string[];
  };

export type Defined = {
  readonly term: string;
  readonly line: number;
  /** Id of the clause in which it stands. */
  readonly clause: string | undefined;
};

/** A passage as it is read: links by their words, a figure as `_`. */
export type Passage = {
  readonly kind: BlockKind | 'data';
  readonly text: string;
  readonly lineAt: (index: number) => number;
  /** Whether a place is within the words of a link. */
  readonly isLinked: (index: number) => boolean;
  /** The ids of the figures in it, with their places. */
  readonly facts: readonly { readonly id: string; readonly index: number }[];
  /** The term that it defines. */
  readonly term: string | undefined;
  /** The first cell of its row; absent outside tables. */
  readonly row: string | undefined;
  /** The head of its column. */
  readonly column: string | undefined;
  /** Words of the heading above it. */
  readonly heading: string;
};

export const isHeading = ({ kind }: Passage): boolean => kind === 'part' || kind === 'clause';

/** Passages of whole sentences. */
export const PROSE: ReadonlySet<Passage['kind']> = new Set(['paragraph', 'item', 'term', 'note']);

/** Every passage of a document in order, with the definitions in it. */
export function readPassages({ tree, outline }: ParsedText): {
  readonly passages: readonly Passage[];
  readonly definitions: readonly Defined[];
} {
  const definitions: Defined[] = [];
  let [headings, heading] = [-1, ''];
  let columns: readonly string[] = [];
  const passages = [...partsOf(tree)].flatMap(({ kind, nodes, component }) => {
    const [first] = nodes;
    if (first?.type === 'heading') {
      headings += first.depth === 2 || first.depth === 3 ? 1 : 0;
      heading = toString(first);
    }
    const term = component && kind === 'term' ? attributeOf(component, 'term') : undefined;
    if (term && component) definitions.push({ term, line: lineOf(component), clause: outline[headings]?.id });
    const named = component && (term ?? attributeOf(component, 'caption'));
    if (kind === 'head') columns = nodes.map((node) => toString(node));
    const row = first && rowOf(kind, first);
    return [
      ...(named ? [plainPassage(named, lineOf(component))] : []),
      ...nodes.map((node, index) =>
        passageOf(node, { kind, term, row, column: row && columns[index], heading }),
      ),
    ];
  });
  return { passages, definitions };
}

const rowOf = (kind: BlockKind, first: Nodes) => (kind === 'row' ? wordsOf(first).text : undefined);

/** Title, summary and notes at the top of a document. */
export function dataPassages({ source, front }: Pick<LegalFile, 'source' | 'front'>): Passage[] {
  const { title = '', summary = '', changes = [] } = front.frontMatter ?? {};
  const lines = source.split('\n');
  return [title, summary, ...changes].map((text) => {
    const start = text.split(/['’"]/)[0] ?? text;
    return plainPassage(text, lines.findIndex((line) => line.includes(start)) + 1 || 1);
  });
}

/** A finding for each place that a pattern finds, unless there is nothing to say of it. */
export const findingsAt = (
  passages: readonly Passage[],
  pattern: RegExp,
  says: (match: RegExpExecArray, passage: Passage) => Said | undefined,
): TextFinding[] =>
  passages.flatMap((passage) =>
    [...passage.text.matchAll(pattern)].flatMap((match) => {
      const said = says(match, passage);
      return said ? [{ line: passage.lineAt(match.index), ...remarkOf(said) }] : [];
    }),
  );

/** A finding for each node of a text of which there is something to say. */
export function findingsIn(
  tree: Root,
  says: (node: Nodes, parent: Parents | undefined) => Said | undefined,
): TextFinding[] {
  const findings: TextFinding[] = [];
  visit(tree, (node, _index, parent) => {
    const said = says(node, parent);
    if (said) findings.push({ line: lineOf(node), ...remarkOf(said) });
  });
  return findings;
}

const plainPassage = (text: string, line: number): Passage => ({
  ...{ kind: 'data', text, heading: '', facts: [] },
  ...{ term: undefined, row: undefined, column: undefined },
  lineAt: () => line,
  isLinked: () => false,
});

function passageOf(
  node: Nodes,
  place: Pick<Passage, 'kind' | 'term' | 'heading' | 'row' | 'column'>,
): Passage {
  const { text, facts, starts, links } = wordsOf(node);
  return {
    ...place,
    ...{ text, facts },
    isLinked: (index) => links.some(([from, to]) => from <= index && index < to),
    lineAt: (index) => {
      const start = starts.findLast(({ at }) => at <= index) ?? { at: 0, line: lineOf(node) };
      return start.line + text.slice(start.at, index).split('\n').length - 1;
    },
  };
}

function wordsOf(passage: Nodes) {
  let text = '';
  const facts: { id: string; index: number }[] = [];
  const starts: { at: number; line: number }[] = [];
  const links: [number, number][] = [];
  const add = (node: Nodes): void => {
    starts.push({ at: text.length, line: lineOf(node) });
    if (isComponent(node) && node.name === 'Fact') {
      facts.push({ id: attributeOf(node, 'id'), index: text.length });
      text += '_';
    } else if (node.type === 'text') text += node.value;
    else if (node.type === 'inlineCode') text += '0'.repeat(node.value.length);
    else if (node.type === 'break') text += '\n';
    else if ('children' in node) {
      const from = text.length;
      for (const child of node.children) add(child);
      if (node.type === 'link') links.push([from, text.length]);
    }
  };
  add(passage);
  return { text, facts, starts, links };
}
