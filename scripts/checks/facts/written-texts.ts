import { parseSync } from 'vite';

import { isNode, type Node } from '#scripts/support/locate-value.ts';

/** A text as its file spells it, from `start`. Values put in at run time are blanked, so offsets hold. */
type WrittenText = { readonly start: number; readonly text: string };

const blank = (part: string): string => part.replaceAll(/[^\n]/g, ' ');

/** The texts of a file that readers may see: those between tags in code, all of them in content. */
export function writtenTexts(file: string, source: string): WrittenText[] {
  const isCode = file.endsWith('.tsx');
  return [...nodesBelow(parseSync(file, source).program)]
    .filter((node) => node.type === 'JSXText' || (isCode ? isSpoken(node) : isText(node)))
    .map((node) => ({ start: node.start, text: textOf(node, source) }));
}

/** All nodes of a syntax tree but imports. */
function* nodesBelow(value: unknown): Generator<Node> {
  if (Array.isArray(value)) {
    for (const one of value) yield* nodesBelow(one);
    return;
  }
  if (!isNode(value) || value.type === 'ImportDeclaration') return;
  yield value;
  for (const child of Object.values(value)) yield* nodesBelow(child);
}

const isText = (node: Node) =>
  node.type === 'TemplateLiteral' || (node.type === 'Literal' && typeof node['value'] === 'string');

/** An attribute that is shown or read aloud. */
const isSpoken = ({ type, name, value }: Node) =>
  type === 'JSXAttribute' &&
  isNode(name) &&
  /^(?:title|alt|caption|aria-label|aria-description)$/.test(String(name['name'])) &&
  isNode(value) &&
  value.type === 'Literal';

/** The source of a literal, with `${…}` blanked, and the space that does not break as readers see it. */
function textOf({ start, end, expressions }: Node, source: string): string {
  const parts: unknown[] = Array.isArray(expressions) ? expressions : [];
  const text = parts.filter(isNode).reduce(
    (whole, part) => {
      const from = whole.lastIndexOf('${', part.start - start);
      const to = whole.indexOf('}', part.end - start) + 1;
      return whole.slice(0, from) + blank(whole.slice(from, to)) + whole.slice(to);
    },
    source.slice(start, end),
  );
  return text.replaceAll(String.raw`\u00a0`, '\u00a0');
}
