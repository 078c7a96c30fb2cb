import { type HTMLElement, type Node, NodeType, parse } from 'node-html-parser';

/** What only works in a browser, what waits for the platform, or says again what is said. */
const LEFT_OUT =
  'button, dialog, form, label, nav, script, search, style, svg:not([aria-label]), template, video, [hidden], [aria-hidden=true], [role=status], section:has([aria-busy=true])';
const INLINE =
  'a abbr b bdi br cite code data dfn em i img mark q s small span strong sub sup svg time u'.split(' ');
const WRAPS: Readonly<Record<string, string>> = { strong: '**', dfn: '**', em: '*', code: '`' };
const HEADING = 'h1, h2, h3, h4, h5, h6';

/**
 * The `<main>` of a page as Markdown: headings, paragraphs, lists, tables, links. Pictures are their
 * alternative texts.
 * @param address of the page, to make links absolute
 */
export function toMarkdown(html: string, address: string): string {
  const main = parse(html).querySelector('main');
  if (!main) throw new Error(`${address} has no <main>`);
  for (const element of main.querySelectorAll(LEFT_OUT)) element.remove();
  // A number that links to its own clause.
  for (const link of main.querySelectorAll(':is(h1, h2, h3, h4, h5, h6) > a[href^="#"]'))
    link.replaceWith(`${link.text} `);
  for (const link of main.querySelectorAll('a[href]'))
    link.setAttribute('href', new URL(link.getAttribute('href') ?? '', address).href);
  return `${blocksOf(main).join('\n\n')}\n`;
}

/** Text between two blocks is a paragraph of its own, whatever it stands in. */
function blocksOf(element: HTMLElement): string[] {
  const blocks: string[] = [];
  let run: Node[] = [];
  const endRun = () => {
    // The beginning of a paragraph must not make it a list or a heading.
    blocks.push(inlineOf(run).replace(/^(?=[#+>-]+\s)|(?<=^\d+)(?=[.)]\s)/, '\\'));
    run = [];
  };
  for (const child of element.childNodes) {
    if (isInline(child)) {
      run.push(child);
      continue;
    }
    endRun();
    if (isElement(child)) blocks.push(...blockOf(child));
  }
  endRun();
  return blocks.filter(Boolean);
}

function blockOf(element: HTMLElement): string[] {
  const name = nameOf(element);
  if (/^h[1-6]$/.test(name)) return [`${'#'.repeat(Number(name[1]))} ${inlineOf(element.childNodes)}`];
  if (name === 'ul' || name === 'ol') return listOf(element);
  if (name === 'dl') return [definitionsOf(element)];
  if (name === 'table') return tableOf(element);
  if (name === 'address') return [element.childNodes.map((line) => inlineOf([line])).join('\\\n')];
  return blocksOf(element);
}

/** Cards are lists too; those with headings of their own are read as sections. */
function listOf(list: HTMLElement): string[] {
  const items = list.children.map(blocksOf).filter((blocks) => blocks.length > 0);
  if (list.querySelector(HEADING)) return items.flat();
  const lines = items.map((blocks, index) => {
    const mark = nameOf(list) === 'ol' ? `${index + 1}. ` : '- ';
    return mark + blocks.join('\n\n').replaceAll(/\n(?=.)/g, `\n${' '.repeat(mark.length)}`);
  });
  return [lines.join('\n')];
}

function definitionsOf(list: HTMLElement): string {
  const parts = list.querySelectorAll('dt, dd').map((part) => {
    const text = blocksOf(part).join(' ');
    return nameOf(part) === 'dt' ? `\n- **${text}**` : `: ${text}`;
  });
  return parts.join('').trim();
}

function tableOf(table: HTMLElement): string[] {
  const rows = table.querySelectorAll('tr').map(({ children }) => children.map(cellOf));
  const [head, ...body] = rows.map((cells) => `| ${cells.join(' | ')} |`);
  const rule = `|${' --- |'.repeat(rows[0]?.length ?? 0)}`;
  return [inlineOf(table.querySelector('caption')?.childNodes ?? []), [head, rule, ...body].join('\n')];
}

const cellOf = (cell: HTMLElement) => blocksOf(cell).join(' ').replaceAll('|', '\\|');

const inlineOf = (nodes: readonly Node[]) =>
  nodes
    .map(inlineText)
    .join('')
    .replaceAll(/[\s\u00a0]+/g, ' ')
    .trim()
    .replace(/^, /, '');

function inlineText(node: Node): string {
  if (!isElement(node)) return node.text.replaceAll(/[\\`*_[\]<]/g, '\\$&');
  const name = nameOf(node);
  const alternative = node.getAttribute('alt') ?? node.getAttribute('aria-label');
  if (name === 'img' || name === 'svg') return alternative ? ` *${alternative}* ` : '';
  const [start, end] = [/^\s/, /\s$/].map((edge) => (edge.test(node.text) ? ' ' : ''));
  const text = inlineOf(node.childNodes);
  const wrap = WRAPS[name] ?? '';
  const marked = name === 'a' ? `[${text}](${node.getAttribute('href')})` : wrap + text + wrap;
  return text && gapBefore(node) + start + marked + end;
}

/** What the style sheet sets apart must not run together. */
function gapBefore(node: HTMLElement): string {
  const { previousSibling: previous } = node;
  if (nameOf(node) === 'span') return /[\w%]$/.test(previous?.text ?? '') ? ', ' : '';
  return isElement(previous) ? ' ' : '';
}

const nameOf = (element: HTMLElement) => element.rawTagName.toLowerCase();

const isElement = (node: Node | null | undefined): node is HTMLElement =>
  node?.nodeType === NodeType.ELEMENT_NODE;

const isInline = (node: Node): boolean =>
  !isElement(node) || (INLINE.includes(nameOf(node)) && node.childNodes.every(isInline));
