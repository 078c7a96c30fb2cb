import { visit } from 'unist-util-visit';

import { formatDay } from '#src/lib/format-day.ts';
import type { FrontMatter } from '#src/model/legal.schema.ts';
import { definitionsOf, type LegalText, wordsOf } from './words.ts';

type Right = (text: LegalText, data: FrontMatter, earlier: number) => string;

/**
 * What is looked at: its name where something is to be mended, and what is right, in plain words and figures,
 * so that a writer sees what was looked at.
 */
export const matters = {
  data: [
    'Data at the top',
    (_text, { version, effectiveDate }) => `Version ${version} applies from ${formatDay(effectiveDate)}`,
  ],
  file: [
    'The text cannot be read; what else is wrong shows once this is mended',
    () => 'The text can be read',
  ],
  components: ['Components', () => 'No code, and each component as it must be'],
  clauses: [
    'Parts and clauses',
    ({ outline }) => {
      const parts = outline.filter(({ depth }) => depth === 2).length;
      return `${counted(parts, 'part')} and ${counted(outline.length - parts, 'clause')}: all text has a number to cite it by`;
    },
  ],
  terms: [
    'Defined terms',
    (text) =>
      `${counted(definitionsOf(text).length, 'defined term')}: each defined once, in order, and used; no other is used`,
  ],
  references: [
    'References',
    (text) =>
      `${counted(countNodes(text, 'link'), 'reference')}: each leads to a page or clause that is there`,
  ],
  figures: ['Figures', (text) => `${counted(countNodes(text, 'Fact'), 'figure')}: each is one of the site`],
  typing: [
    'Typing',
    ({ tree }) => {
      const words = wordsOf(tree).flatMap((run) => run.text.match(/\S+/g) ?? []).length;
      return `${words.toLocaleString('en')} words: no slip of typing`;
    },
  ],
  spelling: ['Spelling', () => 'Each word is in the dictionary, defined, or a name'],
  earlier: [
    'Earlier versions',
    (_text, _data, earlier) =>
      earlier === 0 ? 'No earlier version yet' : `${counted(earlier, 'earlier version')}: each can be shown`,
  ],
} as const satisfies Readonly<Record<string, readonly [name: string, right: Right]>>;

export type Matter = keyof typeof matters;

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

function countNodes({ tree }: LegalText, name: string): number {
  let count = 0;
  visit(tree, (node) => {
    if (node.type === name || ('name' in node && node.name === name)) count += 1;
  });
  return count;
}
