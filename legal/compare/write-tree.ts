import type { Element, ElementContent, Root as HtmlRoot } from 'hast';
import { defaultHandlers, type Handle } from 'hast-util-to-mdast';
import type { PhrasingContent, Text } from 'mdast';
import { toString } from 'mdast-util-to-string';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';

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
