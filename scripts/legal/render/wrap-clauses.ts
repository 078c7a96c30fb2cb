import type { Element, ElementContent, Root } from 'hast';

import { element } from '#scripts/legal/read/element.ts';

/** Puts each part and each clause into a section of its own: what is in view, or on one sheet, is a clause. */
export function wrapClauses(tree: Root): void {
  tree.children = sectionsBy('h2', tree.children.filter(isContent)).map((part) =>
    isElement(part, 'section') ? { ...part, children: sectionsBy('h3', part.children) } : part,
  );
}

function sectionsBy(tagName: string, nodes: readonly ElementContent[]): ElementContent[] {
  const sections: ElementContent[] = [];
  for (const node of nodes) {
    const last = sections.at(-1);
    if (isElement(node, tagName))
      sections.push(element('section', [node], { dataClause: node.properties['id'] }));
    else if (last && isElement(last, 'section')) last.children.push(node);
    else sections.push(node);
  }
  return sections;
}

const isContent = (node: Root['children'][number]): node is ElementContent =>
  node.type === 'element' || node.type === 'text';

const isElement = (node: ElementContent, tagName: string): node is Element =>
  node.type === 'element' && node.tagName === tagName;
