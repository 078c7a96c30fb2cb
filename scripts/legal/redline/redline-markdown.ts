import type { RedlineBlock } from '#scripts/build/legal/redline.ts';
import { formatDay } from '#src/lib/format-day.ts';
import type { ChangedDocument } from './write-redline.ts';

const prefix: Readonly<Record<RedlineBlock['kind'], string>> = {
  part: '### ',
  clause: '#### ',
  paragraph: '',
  item: '- ',
  term: '',
  note: '> ',
  caption: '',
  row: '',
};

/** For a comment on a proposal: added words bold, removed ones struck through. */
export function redlineMarkdown(changed: readonly ChangedDocument[], ref: string): string {
  const documents = changed.flatMap(({ before, after, groups }) => [
    `## ${after.title}`,
    `From version ${before.version} of ${formatDay(before.effectiveDate)} to version ${after.version} of ${formatDay(after.effectiveDate)}`,
    ...groups.flatMap(({ isFolded, blocks }) =>
      isFolded ? [`*Unchanged: ${blocks.length} passages*`] : blocks.map(block),
    ),
  ]);
  const none = changed.length === 0 ? ['No legal text has changed.'] : [];
  return `${[`# Changes to the legal documents since ${ref}`, '**Bold** words are new, ~~struck~~ ones are gone.', ...documents, ...none].join('\n\n')}\n`;
}

const block = ({ kind, parts }: RedlineBlock): string =>
  prefix[kind] +
  parts.map(({ change, text }) => marked(text, { same: '', added: '**', removed: '~~' }[change])).join('');

/** A mark that touches a space from within is not read as one. */
function marked(text: string, mark: string): string {
  const words = text.trim();
  const escaped = text.replaceAll(/[*_~`[\]<>\\|]/g, String.raw`\$&`);
  if (!mark || !words) return escaped;
  const [start = '', end = ''] = [/^\s*/.exec(escaped)?.[0], /\s*$/.exec(escaped)?.[0]];
  return `${start}${mark}${escaped.trim()}${mark}${end}`;
}
