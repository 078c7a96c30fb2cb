import { type HTMLElement, type Node, NodeType } from 'node-html-parser';

const NEVER = new Set(['script', 'style', 'template']);
const NO_PROSE = new Set([...NEVER, 'dialog']);
const NOT_READ = new Set([...NEVER, 'noscript', 'svg']);
const INLINE = new Set(
  'a abbr b bdi bdo cite code data dfn em i ins kbd mark q s samp small span strong sub sup time u var wbr'.split(
    ' ',
  ),
);

/** All text that a page may show at some time, dialogs and hidden parts included. */
export const writtenText = (element: HTMLElement) => collect(element, (child) => NEVER.has(nameOf(child)));

/** As `writtenText`, without the sample data of product screens, and without dialogs. */
export const proseText = (element: HTMLElement) =>
  collect(element, (child) => NO_PROSE.has(nameOf(child)) || child.hasAttribute('data-nosnippet'));

/** The text that a page shows without script, pictures left out. */
export const visibleText = (element: HTMLElement) => collect(element, isNotRead);

export const countWords = (text: string) => text.match(/[\p{L}\p{N}][\p{L}\p{N}'’.,-]*/gu)?.length ?? 0;

function collect(element: HTMLElement, isSkipped: (child: HTMLElement) => boolean): string {
  const parts = element.childNodes.map((child) => {
    if (!isElement(child)) return child.nodeType === NodeType.TEXT_NODE ? child.text : '';
    if (isSkipped(child)) return ' ';
    const text = collect(child, isSkipped);
    // Blocks end words, inline elements do not.
    return INLINE.has(nameOf(child)) ? text : `\n${text}\n`;
  });
  return parts.join('');
}

function isNotRead(element: HTMLElement): boolean {
  const isClosedDialog = nameOf(element) === 'dialog' && !element.hasAttribute('open');
  return NOT_READ.has(nameOf(element)) || isClosedDialog || element.hasAttribute('hidden');
}

const nameOf = (element: HTMLElement) => element.rawTagName.toLowerCase();

function isElement(node: Node): node is HTMLElement {
  return node.nodeType === NodeType.ELEMENT_NODE;
}
