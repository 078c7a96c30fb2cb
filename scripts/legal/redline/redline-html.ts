import type { RedlineBlock } from '#scripts/build/legal/redline.ts';
import { formatDay } from '#src/lib/format-day.ts';
import type { ChangedDocument } from './write-redline.ts';

const tags: Readonly<Record<RedlineBlock['kind'], string>> = {
  part: 'h2',
  clause: 'h3',
  paragraph: 'p',
  item: 'li',
  term: 'p',
  note: 'blockquote',
  caption: 'p',
  row: 'p',
};

const style = `body { max-width: 44rem; margin: 3rem auto; padding: 0 1rem; font: 1rem/1.6 Georgia, serif; color: #14262b; }
h1, h2, h3 { line-height: 1.25; } li { margin-inline-start: 1.5rem; }
blockquote { margin: 0; padding-inline-start: 1rem; border-inline-start: 3px solid #c9d3d4; }
ins { background: #d9efe9; text-decoration-thickness: 2px; } del { background: #f6e2d8; }
.same { color: #52636a; font-style: italic; }`;

/** A page of its own, to be opened or sent: added words underlined, removed ones struck through. */
export function redlineHtml(changed: readonly ChangedDocument[], ref: string): string {
  const documents = changed.map(
    ({ before, after, groups }) => `<h1>${escape(after.title)}</h1>
<p>From version ${before.version} of ${formatDay(before.effectiveDate)} to version ${after.version} of ${formatDay(after.effectiveDate)}</p>
${groups.map(({ isFolded, blocks }) => (isFolded ? `<p class="same">Unchanged: ${blocks.length} passages</p>` : blocks.map(block).join('\n'))).join('\n')}`,
  );
  const title = `Changes to the legal documents since ${escape(ref)}`;
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<style>${style}</style>
<p>${title}: <ins>new words</ins>, <del>words that are gone</del></p>
${documents.join('\n') || '<p>No legal text has changed.</p>'}
</html>
`;
}

const block = ({ kind, parts }: RedlineBlock): string =>
  `<${tags[kind]}>${parts.map(({ change, text }) => wrapped(escape(text), { same: '', added: 'ins', removed: 'del' }[change])).join('')}</${tags[kind]}>`;

const wrapped = (text: string, tag: string) => (tag ? `<${tag}>${text}</${tag}>` : text);

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
