import { isSearch, matches, matchesIn } from './find-matches.ts';

/** Name of the highlight in the style sheet (CSS Custom Highlight API); not every browser marks matches. */
const HIGHLIGHT = 'faq-match';

/** Answers that the search opened: the reader's own stay open when it is cleared. */
const opened = new WeakSet<HTMLDetailsElement>();

/**
 * Shows the questions in which `query` is found, opens the answers in which it is, and marks it. Nodes are never
 * replaced, so that a translator may have changed them (F-E8).
 * @param root holds sections with an id, and links to them
 * @returns how many questions are shown
 */
export function filterQuestions(root: HTMLElement, query: string): number {
  const ranges: Range[] = [];
  let count = 0;
  for (const section of root.querySelectorAll<HTMLElement>('section[id]')) {
    const items = [...section.querySelectorAll('details')];
    for (const item of items) {
      const texts = [...item.children].map(({ textContent }) => textContent);
      item.hidden = !matches(query, texts);
      if (opened.delete(item)) item.open = false;
      if (item.hidden) continue;
      count += 1;
      if (!isSearch(query)) continue;
      // A match in a closed answer could not be seen.
      if (!item.open && matches(query, texts.slice(1))) {
        item.open = true;
        opened.add(item);
      }
      for (const part of item.children) ranges.push(...rangesOf(query, part));
    }
    section.hidden = items.every(({ hidden }) => hidden);
    const link = root.querySelector<HTMLElement>(`a[href="#${section.id}"]`)?.parentElement;
    if (link) link.hidden = section.hidden;
  }
  if ('Highlight' in window) CSS.highlights.set(HIGHLIGHT, new Highlight(...ranges));
  return count;
}

/** Every match in the text of an element, which may extend over several of its nodes. */
function rangesOf(query: string, element: Element): Range[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const nodes: { readonly node: Node; readonly start: number }[] = [];
  let text = '';
  while (walker.nextNode()) {
    nodes.push({ node: walker.currentNode, start: text.length });
    text += walker.currentNode.textContent ?? '';
  }
  const placeOf = (offset: number, isEnd: boolean) =>
    nodes.findLast(({ start }) => (isEnd ? start < offset : start <= offset));
  return matchesIn(query, text).flatMap(({ start, end }) => {
    const [first, last] = [placeOf(start, false), placeOf(end, true)];
    if (!first || !last) return [];
    const range = new Range();
    range.setStart(first.node, start - first.start);
    range.setEnd(last.node, end - last.start);
    return [range];
  });
}
