import GithubSlugger from 'github-slugger';
import type { Heading, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';

import type { OutlineEntry } from '#src/model/legal.schema.ts';

type Numbered = { readonly heading: Heading; readonly entry: OutlineEntry };

/** Parts (`##`) and clauses (`###`) with their number and a stable id from their words. */
export function numberHeadings(tree: Root): readonly Numbered[] {
  const slugger = new GithubSlugger();
  const numbered: Numbered[] = [];
  let part = 0;
  let clause = 0;
  visit(tree, 'heading', (heading) => {
    if (heading.depth !== 2 && heading.depth !== 3) return;
    clause = heading.depth === 2 ? 0 : clause + 1;
    part += heading.depth === 2 ? 1 : 0;
    const text = toString(heading);
    const number = heading.depth === 2 ? `${part}` : `${part}.${clause}`;
    numbered.push({ heading, entry: { id: slugger.slug(text), number, text, depth: heading.depth } });
  });
  return numbered;
}
