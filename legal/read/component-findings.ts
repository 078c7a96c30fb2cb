import type { Nodes, Root } from 'mdast';
import { visit } from 'unist-util-visit';

import { type LegalFinding, ofBlock, quoting, remarkOf, type Said } from '#legal/findings.ts';
import type { Figures } from './figures.ts';
import { attributeOf, type Component, isComponent, lineOf } from './text-tree.ts';
import { suggestion } from '../../scripts/support/suggestion.ts';

type Usage = {
  readonly write: string;
  /** The only attribute that it takes, and must have. */
  readonly attribute?: string;
  /** Takes its words from elsewhere. */
  readonly standsAlone?: true;
};

/** How each component is written. Nothing else in a legal document runs. */
const components: ReadonlyMap<string, Usage> = new Map([
  ['Fact', { write: '<Fact id="minimumTicket" />', attribute: 'id', standsAlone: true }],
  ['Definition', { write: '<Definition term="Issuer">…</Definition>', attribute: 'term' }],
  ['Note', { write: '<Note>…</Note>' }],
  ['Address', { write: '<Address />', standsAlone: true }],
  ['CookieSettings', { write: '<CookieSettings />', standsAlone: true }],
  ['Table', { write: '<Table caption="…">…</Table>', attribute: 'caption' }],
]);

/** Any other component, a component that is not written as it must be, and code. */
export function componentFindings(tree: Root, file: string, figures: Figures): LegalFinding[] {
  const findings: LegalFinding[] = [];
  visit(tree, (node) => {
    const said = findingOf(node, figures);
    if (said) findings.push({ file, line: lineOf(node), ...remarkOf(said) });
  });
  return findings;
}

const BRACES = 'has { or }, which the site reads as marks of its own: write round or square brackets';

/** A line that begins with `import` or `export`. */
const READ_AS_COMMAND =
  'begins with “import” or “export”, which the site reads as a command: begin with another word';

function findingOf(node: Nodes, figures: Figures): Said | undefined {
  if (/^mdx\w*Expression$/.test(node.type) && 'value' in node && /^\s*[\p{L} _-]*$/u.test(node.value))
    return quoting(`{${node.value}}`, ' is left open: write the text that belongs here, without { and }');
  if (/^mdx\w*Expression$/.test(node.type)) return BRACES;
  if (node.type === 'mdxjsEsm') return READ_AS_COMMAND;
  if (node.type === 'html' || node.type === 'code')
    return 'is set apart from the text: remove the ``` around it, or the spaces before it';
  if (!isComponent(node)) return undefined;
  const name = node.name ?? '';
  const usage = components.get(name);
  if (usage) return attributeFinding(node, name, usage, figures) ?? childFinding(node, name, usage);
  const names = [...components.keys()];
  const hint = suggestion(name, names);
  return ofBlock(
    `<${name}> is no component: ${hint ? `${hint} ` : ''}Use ${names.join(', ')}, or write plain text`,
  );
}

function attributeFinding(
  component: Component,
  name: string,
  { write, attribute: wanted }: Usage,
  { facts }: Figures,
): string | undefined {
  for (const attribute of component.attributes) {
    if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value === 'object') return BRACES;
    // Ids of definitions are derived.
    if (attribute.name !== wanted && attribute.name !== 'id')
      return `<${name}> knows no ${attribute.name}: write ${write}`;
  }
  if (!wanted) return undefined;
  const value = attributeOf(component, wanted);
  if (value.trim() === '') return `<${name}> has no ${wanted}: write ${write}`;
  if (name !== 'Fact' || value in facts) return undefined;
  const hint = suggestion(value, Object.keys(facts)) ?? 'correct it, or ask a developer for a new figure';
  return `<Fact id="${value}"> names no figure of the site: ${hint}`;
}

function childFinding(
  { children }: Component,
  name: string,
  { write, standsAlone }: Usage,
): string | undefined {
  const isEmpty = children.length === 0;
  if (name === 'Fact') return isEmpty ? undefined : `<Fact> holds no words of its own: write ${write}`;
  if (name === 'Table')
    return children.some(({ type }) => type === 'table')
      ? undefined
      : '<Table> holds no table: leave an empty line, then write its rows as | one | two |';
  return isEmpty && !standsAlone ? `<${name}> is empty: write ${write}` : undefined;
}

/**
 * The error of the MDX parser, explained to a writer.
 * @param line the line of the mistake
 */
export function syntaxAdvice(reason: string, line: string): string {
  const tag = /`(<[^`]+>)`/.exec(reason)?.[1];
  if (tag) return tagAdvice(tag);
  if (/closing slash/.test(reason)) return 'closes a component that was never opened: remove it, or open it';
  if (/^(?:im|ex)port\b/.test(line)) return READ_AS_COMMAND;
  if (/acorn|brace/.test(reason)) return BRACES;
  if (/attribute value/.test(reason))
    return 'has a component whose value is not between quotes, straight ones: write as in <Fact id="minimumTicket" />';
  if (line.includes('<!--'))
    return 'holds a hidden comment: remove it; the proposal is the place for remarks';
  const [open] = /<<[^>]*>>/.exec(line) ?? [];
  if (open) return `has “${open}”, which is left open: write the text that belongs here`;
  if (/<[\w.]+@|<https?:/.test(line))
    return 'has an address between < and >: write [words to click on](address)';
  return 'has a < that begins no component: write “less than”';
}

function tagAdvice(tag: string): string {
  const name = /\w+/.exec(tag)?.[0] ?? '';
  if (!components.has(name))
    return `${tag} is no component: write the words that belong here, without < and >`;
  return components.get(name)?.standsAlone
    ? `<${name}> is opened and not closed: it takes no words, so end it with />`
    : `${tag} is opened and not closed: write ${tag.replace('<', '</')} behind its text`;
}
