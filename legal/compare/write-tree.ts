import type { Element, ElementContent, Root as HtmlRoot } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { defaultHandlers, type Handle } from 'hast-util-to-mdast';
import type { PhrasingContent, Text } from 'mdast';
import { toString } from 'mdast-util-to-string';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';

import { element } from '#legal/render/element.ts';
import { token } from '../../scripts/support/tokens.ts';

const style = `body { max-width: 44rem; margin: 3rem auto; padding: 0 1rem; font: 1rem/1.6 Georgia, serif; color: ${token('text')}; }
h1, h2, h3 { line-height: 1.25; }
[data-kind=item], [data-kind=term] { margin-inline-start: 1.5rem; }
[data-kind=label] { font-weight: bold; }
table { border-collapse: collapse; } th, td { padding: 0.25rem 0.75rem 0.25rem 0; border-block-end: 1px solid ${token('line')}; text-align: start; vertical-align: top; }
[data-kind=note] { padding-inline-start: 1rem; border-inline-start: 3px solid ${token('line')}; }
ins { background: ${token('accent-tint')}; text-decoration-thickness: 2px; } del { background: ${token('second-tint')}; }
summary { color: ${token('text-muted')}; font-style: italic; }
del + ins { margin-inline-start: 0.25em; }
:is(ins, del) span { position: absolute; clip-path: inset(50%); }`;

/** A page of its own, to be opened or sent: added words underlined, removed ones struck through. */
export function htmlOf(title: string, body: readonly ElementContent[]): string {
  const head = element('head', [
    element('meta', [], { charSet: 'utf8' }),
    element('meta', [], { name: 'viewport', content: 'width=device-width' }),
    element('title', [title]),
    element('style', [style]),
  ]);
  const page = element('body', body);
  return `${toHtml([{ type: 'doctype' }, element('html', [head, page], { lang: 'en' })])}\n`;
}

/** Plain text with the marks of Markdown: added words bold, removed ones struck through; what is folded is counted. */
export function markdownOf(body: readonly ElementContent[]): string {
  const tree: HtmlRoot = structuredClone({ type: 'root', children: [...body] });
  // What is only read aloud would take the spaces of the words beside it along.
  visit(tree, { tagName: 'span' }, (_node, index, parent) => void parent?.children.splice(index ?? 0, 1));
  const handlers = {
    ...{ ins: marked('strong'), del: marked('delete'), details: counted, p: passage },
    // In a comment a link within the page leads nowhere.
    a: (state, node: Element) => state.all(node),
  } satisfies Record<string, Handle>;
  const processor = unified().use(rehypeRemark, { handlers }).use(remarkGfm).use(remarkStringify);
  return processor.stringify(processor.runSync(tree)).replaceAll('~~**', '~~ **');
}

/** A mark that touches a space from within is not read as one. */
const marked =
  (type: 'strong' | 'delete'): Handle =>
  (_state, node: Element): PhrasingContent[] => {
    const text = toString(node);
    const words = text.trim();
    const [start = '', end = ''] = words ? text.split(words) : [text];
    const plain = (value: string): Text[] => (value ? [{ type: 'text', value }] : []);
    return [...plain(start), ...(words ? [{ type, children: plain(words) }] : []), ...plain(end)];
  };

const counted: Handle = (_state, { children: [summary] }: Element) => {
  const words: Text = { type: 'text', value: summary ? toString(summary) : '' };
  return { type: 'paragraph', children: [{ type: 'emphasis', children: [words] }] };
};

const passage: Handle = (state, node: Element) => {
  const paragraph = defaultHandlers.p(state, node);
  const kind = node.properties['dataKind'];
  if (paragraph && kind === 'note') return { type: 'blockquote', children: [paragraph] };
  if (paragraph && kind === 'item')
    return { type: 'list', children: [{ type: 'listItem', children: [paragraph] }] };
  return paragraph;
};
