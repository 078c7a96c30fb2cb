import { visit } from 'unist-util-visit';

import { formatDay } from '#src/lib/format-day.ts';
import type { FrontMatter } from '#src/model/legal.schema.ts';
import { definitionsOf, type LegalText, wordsOf } from './words.ts';

export type Matter =
  | 'data'
  | 'file'
  | 'components'
  | 'clauses'
  | 'terms'
  | 'references'
  | 'figures'
  | 'typing'
  | 'spelling'
  | 'earlier';

/** What each matter is called where something is to be mended. */
export const matterNames: Readonly<Record<Matter, string>> = {
  data: 'Data at the top',
  file: 'The text cannot be read; what else is wrong shows once this is mended',
  components: 'Components',
  clauses: 'Parts and clauses',
  terms: 'Defined terms',
  references: 'References',
  figures: 'Figures',
  typing: 'Typing',
  spelling: 'Spelling',
  earlier: 'Earlier versions',
};

/** What is right, in plain words and figures, so that a writer sees what was looked at. */
export function praise(matter: Matter, text: LegalText, data: FrontMatter, earlier: number): string {
  switch (matter) {
    case 'data':
      return `Version ${data.version} applies from ${formatDay(data.effectiveDate)}`;
    case 'file':
      return 'The text can be read';
    case 'components':
      return 'No code, and each component as it must be';
    case 'clauses': {
      const parts = text.outline.filter(({ depth }) => depth === 2).length;
      return `${counted(parts, 'part')} and ${counted(text.outline.length - parts, 'clause')}: all text has a number to cite it by`;
    }
    case 'terms':
      return `${counted(definitionsOf(text).length, 'defined term')}: each defined once, in order, and used; no other is used`;
    case 'references':
      return `${counted(countNodes(text, 'link'), 'reference')}: each leads to a page or clause that is there`;
    case 'figures':
      return `${counted(countNodes(text, 'Fact'), 'figure')}: each comes from content/facts.ts`;
    case 'typing': {
      const words = wordsOf(text.tree).flatMap((run) => run.text.match(/\S+/g) ?? []).length;
      return `${words.toLocaleString('en')} words: no slip of typing`;
    }
    case 'spelling':
      return 'Each word is in the dictionary, defined, or a name';
    case 'earlier':
      return earlier === 0
        ? 'No earlier version yet'
        : `${counted(earlier, 'earlier version')}: each can be shown`;
  }
}

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

function countNodes({ tree }: LegalText, name: string): number {
  let count = 0;
  visit(tree, (node) => {
    if (node.type === name || ('name' in node && node.name === name)) count += 1;
  });
  return count;
}
