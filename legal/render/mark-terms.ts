import type { Link, Nodes, Parents, Root, Text } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';

import { escapePattern } from '../../scripts/support/escape-pattern.ts';
import { attributeOf, isComponent, termForms, termId } from '#legal/read/text-tree.ts';

/** Not the place to look a term up: titles, links, notes and tables, and the definitions themselves. */
const isLeftAlone = (node: Nodes) =>
  node.type === 'heading' || node.type === 'link' || ('name' in node && node.name !== 'Fact');

/**
 * Gives every definition an id, and makes the first use of each defined term in a clause a link to it.
 * Plain links: they can be copied, printed and read by any program as part of their sentence.
 */
export function markTerms(tree: Root): void {
  const terms = nameDefinitions(tree);
  if (terms.length === 0) return;
  const pattern = patternOf(terms);
  let seen = new Set<string>();
  visit(tree, (node, index, parent) => {
    if (node.type === 'heading') seen = new Set();
    if (isLeftAlone(node)) return SKIP;
    if (node.type !== 'text' || !parent || index === undefined) return undefined;
    const parts = linkTerms(node.value, pattern, seen);
    replaceChild(parent, index, parts);
    return [SKIP, index + parts.length];
  });
}

function nameDefinitions(tree: Root): string[] {
  const terms: string[] = [];
  visit(tree, (node) => {
    if (!isComponent(node) || node.name !== 'Definition') return;
    const term = attributeOf(node, 'term');
    terms.push(term);
    node.attributes.push({ type: 'mdxJsxAttribute', name: 'id', value: termId(term) });
  });
  return terms;
}

type Pattern = { readonly expression: RegExp; readonly terms: ReadonlyMap<string, string> };

/** Longest first, so that "Subscription Fee" is not taken for a "Subscription". Plurals count. */
function patternOf(terms: readonly string[]): Pattern {
  const known = new Map(terms.flatMap((term) => termForms(term).map((form) => [form, term] as const)));
  const escaped = [...known.keys()].toSorted((one, other) => other.length - one.length).map(escapePattern);
  return {
    expression: new RegExp(String.raw`(?<![\w-])(?:${escaped.join('|')})(?![\w-])`, 'g'),
    terms: known,
  };
}

function linkTerms(text: string, { expression, terms }: Pattern, seen: Set<string>): (Text | Link)[] {
  const parts: (Text | Link)[] = [];
  let end = 0;
  for (const { 0: form, index } of text.matchAll(expression)) {
    const term = terms.get(form);
    if (!term || seen.has(term)) continue;
    seen.add(term);
    if (index > end) parts.push({ type: 'text', value: text.slice(end, index) });
    parts.push({
      type: 'link',
      url: `#${termId(term)}`,
      data: { hProperties: { 'data-term': term } },
      children: [{ type: 'text', value: form }],
    });
    end = index + form.length;
  }
  if (end < text.length) parts.push({ type: 'text', value: text.slice(end) });
  return parts;
}

function replaceChild(parent: Parents, index: number, parts: readonly (Text | Link)[]): void {
  const children: Nodes[] = parent.children;
  children.splice(index, 1, ...parts);
}
