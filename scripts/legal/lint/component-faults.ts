import type { Nodes, Root } from 'mdast';
import { visit } from 'unist-util-visit';

import { facts } from '#content/facts.ts';
import type { Finding } from '#scripts/checks/support/check.ts';
import { suggestion } from '#scripts/legal/support/suggestion.ts';

type Component = Extract<Nodes, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>;

/** How each component is written. Nothing else is code in a legal document. */
const usage = {
  Fact: '<Fact id="minimumTicket" />',
  Definition: '<Definition term="Issuer">…</Definition>',
  Note: '<Note>…</Note>',
  Address: '<Address />',
  CookieSettings: '<CookieSettings />',
  Table: '<Table caption="…">…</Table>',
} as const;

const attributesOf = {
  Fact: ['id'],
  Definition: ['term'],
  Note: [],
  Address: [],
  CookieSettings: [],
  Table: ['caption'],
} as const;

/** Components that take their words from elsewhere. */
const STAND_ALONE = new Set<string>(['Address', 'CookieSettings']);

type ComponentName = keyof typeof usage;

const names = Object.keys(usage);
const isKnown = (name: string): name is ComponentName => name in usage;

/** Any other component, a component that is not written as it must be, and code. */
export function componentFaults(tree: Root, file: string): Finding[] {
  const findings: Finding[] = [];
  visit(tree, (node) => {
    const message = faultOf(node);
    if (message) findings.push({ file, line: node.position?.start.line ?? 1, message });
  });
  return findings;
}

const CODE = 'holds code: write no import, no export and no braces';

function faultOf(node: Nodes): string | undefined {
  if (/^mdx(?:\w*Expression|jsEsm)$/.test(node.type)) return CODE;
  if (node.type === 'html' || node.type === 'code') return 'is set apart as code: remove the ``` around it';
  if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return undefined;
  const name = node.name ?? '';
  if (!isKnown(name)) {
    const hint = suggestion(name, names);
    return `<${name}> is no component: ${hint ? `${hint} ` : ''}Use ${names.join(', ')}, or write Markdown`;
  }
  return attributeFault(node, name) ?? childFault(node, name);
}

function attributeFault({ attributes }: Component, name: ComponentName): string | undefined {
  const wanted: readonly string[] = attributesOf[name];
  for (const attribute of attributes) {
    if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value === 'object') return CODE;
    // Ids of definitions are derived.
    if (!wanted.includes(attribute.name) && attribute.name !== 'id')
      return `<${name}> knows no ${attribute.name}: write ${usage[name]}`;
  }
  const [first] = wanted;
  if (first === undefined) return undefined;
  const value = attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === first)?.value;
  if (typeof value !== 'string' || value.trim() === '')
    return `<${name}> has no ${first}: write ${usage[name]}`;
  if (name !== 'Fact' || value in facts) return undefined;
  const hint = suggestion(value, Object.keys(facts)) ?? 'add the figure there';
  return `<Fact id="${value}"> names no figure of content/facts.ts: ${hint}`;
}

function childFault({ children }: Component, name: ComponentName): string | undefined {
  const isEmpty = children.length === 0;
  if (name === 'Fact') return isEmpty ? undefined : `<Fact> holds no words of its own: write ${usage.Fact}`;
  if (name === 'Table')
    return children.some(({ type }) => type === 'table')
      ? undefined
      : '<Table> holds no table: leave an empty line, then write its rows as | one | two |';
  return isEmpty && !STAND_ALONE.has(name) ? `<${name}> is empty: write ${usage[name]}` : undefined;
}
