import type { Element, ElementContent } from 'hast';

/** An element of HTML; a text stands for itself. */
export function element(
  tagName: string,
  children: readonly (ElementContent | string)[],
  properties: Element['properties'] = {},
): Element {
  const nodes = children.map((child) =>
    typeof child === 'string' ? { type: 'text' as const, value: child } : child,
  );
  return { type: 'element', tagName, properties, children: nodes };
}
