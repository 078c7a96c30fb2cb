import type { Nodes } from 'mdast';

import { CELL_END } from '#legal/compare/passages.ts';
import { type Block, type BlockKind, partsOf, sha256 } from '#legal/read/blocks.ts';
import { type Figures, figureOf } from '#legal/read/figures.ts';
import type { LegalVersion } from '#legal/read/read-documents.ts';
import { attributeOf, isComponent, numberHeadings } from '#legal/read/text-tree.ts';

/** Words of one look. */
export type Segment = {
  /** A line break is a segment of its own. */
  readonly text: string;
  readonly bold?: true;
  readonly italics?: true;
  readonly code?: true;
  /** Where it leads, as in the source: `#fees`, `/privacy` or a whole address. */
  readonly link?: string;
  /** The fact of which it is the figure. */
  readonly fact?: string;
};

/** How a paragraph is written in Word: `more` is a further paragraph of a definition. */
export type Style = BlockKind | 'more' | 'settings';

/** What stands above the text. */
export type Front = 'title' | 'data' | 'summary';

/** A paragraph or the row of a table: the same for a document and for its Word file. */
export type Passage = Block & {
  readonly style: Style;
  /** Of a row, one for each cell; else one. */
  readonly cells: readonly (readonly Segment[])[];
  /** Index of its node in the tree, or of its paragraph in the file. */
  readonly at: number;
};

/** Word takes letters, digits and `_` in at most 40 characters. */
export const bookmarkOf = (id: string): string => {
  const name = `c_${id.replaceAll('-', '_')}`;
  return name.length <= 40 ? name : `${name.slice(0, 33)}_${sha256(id).slice(0, 6)}`;
};

export const textOf = (segments: readonly Segment[]): string => segments.map(({ text }) => text).join('');

/** Segments without their first characters. */
export function withoutFirst(segments: readonly Segment[], characters: number): Segment[] {
  let left = characters;
  return segments.map((segment) => {
    const text = segment.text.slice(left);
    left = Math.max(0, left - segment.text.length);
    return { ...segment, text };
  });
}

const LOOKS = ['bold', 'italics', 'code', 'link'] as const;

/** Segments of one look that follow each other are one. */
function joined(segments: readonly Segment[], looks: readonly (keyof Segment)[]): Segment[] {
  const all: Segment[] = [];
  for (const segment of segments) {
    const last = all.at(-1);
    const isBreak = last?.text === '\n' || segment.text === '\n';
    if (last && !isBreak && looks.every((look) => last[look] === segment[look]))
      all.splice(-1, 1, { ...last, text: last.text + segment.text });
    else all.push(segment);
  }
  return all;
}

/** A blank at which no line ends looks like any other. */
export const plainBlanks = (text: string): string => text.replaceAll('\u00a0', ' ');

/** What tells two passages apart. @param hasFacts whether figures of other facts are other words */
export const identityOf = (segments: readonly Segment[], hasFacts: boolean): string => {
  const looks = hasFacts ? [...LOOKS, 'fact' as const] : LOOKS;
  return JSON.stringify(
    joined(segments, looks).map((one) => [plainBlanks(one.text), ...looks.map((look) => one[look])]),
  );
};

/** Single blanks, none at the ends of a line and none that is bold, so that layout makes no difference. */
function neat(segments: readonly Segment[], isPlain: boolean): Segment[] {
  const pieces = segments.flatMap(({ bold, italics, link, ...unlinked }): Segment[] => {
    const segment = { ...unlinked, ...(link !== undefined && !isPlain && { link }) };
    if (isPlain || !(bold || italics)) return [segment];
    const [, before = '', text = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(segment.text) ?? [];
    const look = { ...(bold && { bold }), ...(italics && { italics }) };
    return [{ text: before }, { ...segment, ...look, text }, { text: after }];
  });
  let end = ' ';
  const single = pieces.flatMap((piece): Segment[] => {
    const text = piece.text
      .replaceAll(/[ \t]*[\n\t ][ \t]*/g, (gap) => (gap.includes('\n') && !isPlain ? '\n' : ' '))
      .replace(/\s$/.test(end) ? /^ / : /^(?!)/, '');
    end = text || end;
    return text ? [{ ...piece, text }] : [];
  });
  return joined(single, [...LOOKS, 'fact'])
    .map((one, at, all) =>
      (all[at + 1]?.text ?? '\n') === '\n' ? { ...one, text: one.text.trimEnd() } : one,
    )
    .filter(({ text }) => text !== '');
}

const PLAIN = new Set<Style>(['part', 'clause', 'caption', 'head', 'settings', 'address']);

function kindOf(style: Style): BlockKind {
  if (style === 'more') return 'term';
  return style === 'settings' ? 'paragraph' : style;
}

/** @param number of a heading */
export function passageOf(
  style: Style,
  written: readonly (readonly Segment[])[],
  at: number,
  number = '',
): Passage {
  const cells = written.map((segments) => neat(segments, PLAIN.has(style)));
  const text = number + cells.map(textOf).join(CELL_END);
  const linked = number + cells.map((cell) => identityOf(cell, false)).join(CELL_END);
  return { kind: kindOf(style), style, text, linked, cells, at };
}

/** Words of a node with their look; figures are written out. */
function segmentsOf(
  node: Nodes,
  figures: Figures,
  day: string,
  look: Omit<Segment, 'text'> = {},
): readonly Segment[] {
  if (node.type === 'break') return [{ text: '\n' }];
  if (isComponent(node) && node.name === 'Fact') {
    const fact = attributeOf(node, 'id');
    return [{ ...look, text: figureOf(fact, figures, day), fact }];
  }
  if (node.type === 'inlineCode') return [{ ...look, text: node.value, code: true }];
  if ('value' in node) return [{ ...look, text: node.value.replaceAll(/\s*\n\s*/g, ' ') }];
  if (!('children' in node)) return [];
  const inside = {
    ...look,
    ...(node.type === 'strong' && { bold: true as const }),
    ...(node.type === 'emphasis' && { italics: true as const }),
    ...(node.type === 'link' && { link: node.url }),
  };
  return node.children.flatMap((child) => segmentsOf(child, figures, day, inside));
}

/** Every passage of a document in order. */
export function passagesOf({ tree, figures, frontMatter }: LegalVersion): readonly Passage[] {
  const day = frontMatter.effectiveDate;
  const numbers = new Map<Nodes, string>(
    numberHeadings(tree).map(({ heading, entry }) => [heading, `${entry.number} `]),
  );
  const written = (node: Nodes) => segmentsOf(node, figures, day);
  return tree.children
    .flatMap((top, at) =>
      [...partsOf(top)].flatMap(({ kind, nodes, component }): Passage[] => {
        const [first] = nodes;
        if (component?.name === 'Address')
          return figures.address.map((text) => passageOf('address', [[{ text }]], at));
        if (component?.name === 'CookieSettings')
          return [passageOf('settings', [[{ text: '[Cookie settings]' }]], at)];
        if (kind === 'caption' && component)
          return [passageOf(kind, [[{ text: attributeOf(component, 'caption') }]], at)];
        if (kind === 'head' || kind === 'row') return [passageOf(kind, nodes.map(written), at)];
        if (kind !== 'term' || !component)
          return [passageOf(kind, [nodes.flatMap(written)], at, first && numbers.get(first))];
        const name: Segment[] = [{ text: attributeOf(component, 'term'), bold: true }, { text: ': ' }];
        return nodes.map((node, index) =>
          passageOf(index === 0 ? 'term' : 'more', [[...(index === 0 ? name : []), ...written(node)]], at),
        );
      }),
    )
    .filter(({ text }) => text !== '');
}
