import type { Element, ElementContent, Root as HtmlRoot } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { defaultHandlers, type Handle } from 'hast-util-to-mdast';
import { toString } from 'mdast-util-to-string';
import type { PhrasingContent, Text } from 'mdast';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';

import { legalLabels } from '#content/legal-labels.ts';
import { keptFile } from '#scripts/legal/read/read-documents.ts';
import { freezeVersion } from '#scripts/legal/read/figures.ts';
import { element } from '#scripts/legal/read/element.ts';
import { type Snapshot, wordingOf } from '#scripts/legal/read/snapshot.ts';
import { today } from '#scripts/legal/read/today.ts';
import { RECORD, recordOf } from '#scripts/legal/read/version-record.ts';
import { token } from '#scripts/support/tokens.ts';
import { fillIn } from '#src/lib/fill-in.ts';
import { formatDay } from '#src/lib/format-day.ts';
import type { Pair } from './comparisons.ts';
import { redlineTree } from './redline.ts';

export type RedlineFiles = {
  /** Of the documents that changed. */
  readonly titles: readonly string[];
  /**
   * `redline.html`, `redline.md`, each version that is replaced as the file to keep it in, and the record
   * of versions: path → text.
   */
  readonly files: Readonly<Record<string, string>>;
};

/** What changed between two moments, to attach to a proposal. @param ref what the earlier one is called */
export function redlineFiles(before: Snapshot, after: Snapshot, ref: string, day = today()): RedlineFiles {
  const pairs = after.documents.flatMap(({ id, current, earlier }) => {
    const from = before.documents.find((document) => document.id === id)?.current;
    return from && wordingOf(from) !== wordingOf(current) ? [{ from, to: current, earlier }] : [];
  });
  const title = `Changes to the legal documents since ${ref}`;
  const body = pairs.flatMap(documentNodes);
  if (pairs.length === 0) body.push(element('p', ['No legal text has changed.']));
  const replaced = pairs
    .filter(({ from, to }) => !from.frontMatter.sample || to.frontMatter.effectiveDate > day)
    .filter(({ from, earlier }) => earlier.every((version) => keptFile(version) !== keptFile(from)))
    .map(({ from }) => from);
  return {
    titles: pairs.map(({ to }) => to.frontMatter.title),
    files: {
      'redline.html': htmlOf(title, body),
      'redline.md': markdownOf(title, body),
      ...Object.fromEntries(
        replaced.map((from) => [keptFile(from), freezeVersion(from.source, before.figures)]),
      ),
      ...(after.record && pairs.length > 0 ? { [RECORD]: recordOf(after.documents, replaced) } : {}),
    },
  };
}

function documentNodes(pair: Pair): ElementContent[] {
  const [from, to] = [pair.from.frontMatter, pair.to.frontMatter];
  const line = [
    fillIn(legalLabels.redline.from, { version: from.version, day: formatDay(from.effectiveDate) }),
    fillIn(legalLabels.redline.to, { version: to.version, day: formatDay(to.effectiveDate) }),
  ];
  const passages = redlineTree(pair).children.filter((node) => node.type === 'element');
  return [element('h1', [to.title]), element('p', [line.join(' ')]), ...passages];
}

const style = `body { max-width: 44rem; margin: 3rem auto; padding: 0 1rem; font: 1rem/1.6 Georgia, serif; color: ${token('text')}; }
h1, h2, h3 { line-height: 1.25; }
[data-kind=item], [data-kind=row], [data-kind=term] { margin-inline-start: 1.5rem; }
[data-kind=note] { padding-inline-start: 1rem; border-inline-start: 3px solid ${token('line')}; }
ins { background: ${token('accent-tint')}; text-decoration-thickness: 2px; } del { background: ${token('second-tint')}; }
summary { color: ${token('text-muted')}; font-style: italic; }
:is(ins, del) span { position: absolute; clip-path: inset(50%); }`;

/** A page of its own, to be opened or sent: added words underlined, removed ones struck through. */
function htmlOf(title: string, body: readonly ElementContent[]): string {
  const head = element('head', [
    element('meta', [], { charSet: 'utf8' }),
    element('meta', [], { name: 'viewport', content: 'width=device-width' }),
    element('title', [title]),
    element('style', [style]),
  ]);
  const key = [element('ins', ['new words']), ', ', element('del', ['words that are gone'])];
  const page = element('body', [element('p', [`${title}: `, ...key]), ...body]);
  return `${toHtml([{ type: 'doctype' }, element('html', [head, page], { lang: 'en' })])}\n`;
}

/** For a comment on a proposal: added words bold, removed ones struck through; what is folded is counted. */
function markdownOf(title: string, body: readonly ElementContent[]): string {
  const key = [element('ins', ['Bold']), ' words are new, ', element('del', ['struck']), ' ones are gone.'];
  const tree: HtmlRoot = { type: 'root', children: [element('h1', [title]), element('p', key), ...body] };
  const handlers = { ins: marked('strong'), del: marked('delete'), details: counted, p: passage };
  const processor = unified().use(rehypeRemark, { handlers }).use(remarkGfm).use(remarkStringify);
  return processor.stringify(processor.runSync(tree));
}

/** A mark that touches a space from within is not read as one. What is only read aloud is left out. */
const marked =
  (type: 'strong' | 'delete'): Handle =>
  (_state, node: Element): PhrasingContent[] => {
    const text = node.children.map((child) => (child.type === 'text' ? child.value : '')).join('');
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
