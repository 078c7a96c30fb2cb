/** As much of an HTML tree as is read here. */
type HtmlNode = {
  readonly type: string;
  readonly tagName?: string;
  properties?: Readonly<Record<string, unknown>>;
  children?: HtmlNode[];
};

/** Puts each part and each clause into a section of its own: what is in view, or on one sheet, is a clause. */
export function wrapClauses(tree: HtmlNode): void {
  tree.children = sectionsBy('h2', tree.children ?? []).map((part) =>
    part.tagName === 'section' ? { ...part, children: sectionsBy('h3', part.children ?? []) } : part,
  );
}

function sectionsBy(tagName: string, nodes: readonly HtmlNode[]): HtmlNode[] {
  const sections: HtmlNode[] = [];
  for (const node of nodes) {
    const last = sections.at(-1);
    if (node.tagName === tagName)
      sections.push({
        type: 'element',
        tagName: 'section',
        properties: { 'data-clause': node.properties?.['id'] },
        children: [node],
      });
    else if (last?.tagName === 'section') last.children?.push(node);
    else sections.push(node);
  }
  return sections;
}
