import type { Heading, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';

import { lineOf } from '#scripts/legal/read/text-tree.ts';
import { type Fault, legalRule } from '../legal-rule.ts';

type Block = Root['children'][number];

/** A number typed where one is derived: `3.`, `3.1`, `(a)`, `Clause 4`. */
const TYPED_NUMBER =
  /^(?:(?:clause|section|part|article)\s+\d[\d.]*|§\s*\d[\d.]*|\d+(?:\.\d+)*[.)]?|\(?[a-z]{1,3}[.)])\s+/i;
export const TYPED_CLAUSE =
  /^(?:\d+(?:\.\d+)+\.?|\(?\d+\)|\([a-z]{1,4}\)|[a-z]{1,4}\.?\)|(?:[a-z]|[ivx]{2,4})\.(?=\s+\p{Lu}))\s+/iu;

/** Parts (`##`) hold clauses (`###`), clauses hold the text: so each passage has a number to cite it by. */
export const headings = legalRule('headings', ({ document: { tree, outline } }) => {
  const blocks = tree.children.filter(({ type }) => type !== 'yaml' && type !== 'mdxjsEsm');
  const placed = blocks.flatMap((node, index) => {
    const message =
      node.type === 'heading'
        ? headingFault(node, blocks.slice(0, index), blocks[index + 1])
        : textFault(node, blocks.slice(0, index));
    return message ? [{ line: lineOf(node), message }] : [];
  });
  const empty: Fault[] =
    outline.length === 0 ? [{ line: 1, message: 'has no text: write ## and the name of a part' }] : [];
  return [...placed, ...empty];
});

function headingFault(
  heading: Heading,
  before: readonly Block[],
  next: Block | undefined,
): string | undefined {
  const words = toString(heading);
  const marks = '#'.repeat(heading.depth);
  if (heading.depth === 1) return `“# ${words}” is the headline, which comes from title: write ## ${words}`;
  if (heading.depth > 3)
    return `“${marks} ${words}” is a third level: write ### for a clause, or a plain paragraph`;
  if (!words.trim())
    return `${marks} has no words: write the name of the ${heading.depth === 2 ? 'part' : 'clause'}`;
  if (heading.depth === 3 && !before.some((node) => node.type === 'heading' && node.depth === 2))
    return `“### ${words}” stands before the first part: write ## and the name of its part above it`;
  if (heading.children.some(({ type }) => type === 'link' || type.startsWith('mdxJsx')))
    return `“${words}” holds a link or a component, and its address is made from its words: write its words alone`;
  const bare = words.replace(TYPED_NUMBER, '');
  if (bare !== words)
    return `“${words}” has its number typed, and gets another by itself: write ${marks} ${bare}`;
  const isFollowedBy = (depth: number) => next?.type === 'heading' && next.depth === depth;
  if (heading.depth === 2 && (!next || isFollowedBy(2)))
    return `part “${words}” has no clause: write ### and the name of a clause below it, or remove the part`;
  if (heading.depth === 3 && (!next || next.type === 'heading'))
    return `clause “${words}” has no text: write it, or remove the clause`;
  return undefined;
}

function textFault(node: Block, before: readonly Block[]): string | undefined {
  const start = excerpt(toString(node));
  const heading = before.findLast((one) => one.type === 'heading');
  if (!heading) return `“${start}” stands before the first part: write ## and the name of a part above it`;
  if (heading.depth === 2)
    return `“${start}” stands outside a clause and so has no number: write ### and a name above it`;
  if (node.type !== 'paragraph') return undefined;
  if (node.children.length === 1 && node.children[0]?.type === 'strong')
    return `“${start}” is bold like a heading: write ### ${start}`;
  const [marks = ''] = /^#+(?=\S)/.exec(toString(node)) ?? [];
  if (marks) return `“${start}” has no space behind ${marks}: write ${marks} and a space before the name`;
  const typed = TYPED_CLAUSE.exec(toString(node))?.[0].trim();
  return typed
    ? `“${start}” begins with the typed number ${typed}: write ### and a name for a clause, or - for a list`
    : undefined;
}

const excerpt = (text: string) => (text.length > 40 ? `${text.slice(0, 40).trim()}…` : text);
