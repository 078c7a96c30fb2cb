import type { ElementContent } from 'hast';
import { toHtml } from 'hast-util-to-html';

import { legalLabels } from '../../content/legal-labels.ts';
import { site } from '../../content/site.ts';
import { element } from '#legal/render/element.ts';
import { type LegalDocument, versionsOf } from '#legal/read/read-documents.ts';
import { token } from '../../scripts/support/tokens.ts';
import { isDay, today } from '../../src/lib/day/today.ts';
import { isNotifiedEarly, RECORD, type RecordEntry } from '#legal/read/version-record.ts';
import { fillIn } from '../../src/lib/fill-in.ts';
import { formatDay } from '../../src/lib/day/format-day.ts';
import { comparisonPath, versionPath } from '../../src/routes.ts';
import { diffBlocks, isChanged } from './diff.ts';
import { isHeading, type RedlineBlock, sideOf } from './passages.ts';

const { notice, redline } = legalLabels;

/** The mail to users about a version: plain and as HTML, with the old and the new words of each change. */
export type Notice = {
  readonly from: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
};

/** @throws Error when there is no such version, or none before it */
export function noticeOf(document: LegalDocument, version: string): Notice {
  const versions = versionsOf(document);
  const index = versions.findIndex(({ frontMatter }) => frontMatter.version === version);
  const [to, from] = [versions[index], versions[index + 1]];
  if (!to || !from) {
    const known = versions.slice(0, -1).map(({ frontMatter }) => frontMatter.version);
    throw new Error(
      `${document.id} has no version ${version} that follows another: write one of ${known.join(', ') || '(none yet)'}`,
    );
  }
  const { title, effectiveDate, changes } = to.frontMatter;
  // The version before it may be upcoming too; users get a separate mail about that one.
  const isAfterUpcoming = document.upcoming.includes(from);
  const isInForce = !document.upcoming.includes(to);
  const words = {
    ...{ title, version, day: formatDay(effectiveDate), mail: site.email.privacy },
    ...{ company: site.legalName, address: site.address.lines.join(', ') },
    ...{ before: from.frontMatter.version, from: formatDay(from.frontMatter.effectiveDate) },
  };
  const subject = fillIn(isInForce ? notice.subjectInForce : notice.subject, words);
  const link = (text: string, path: string) =>
    element('a', [text], { href: `https://${site.brandHost}${path}` });
  const body: ElementContent[] = [
    element('h1', [subject]),
    element('p', [
      fillIn(isInForce ? notice.leadInForce : isAfterUpcoming ? notice.leadAfter : notice.lead, words),
    ]),
    element(
      'ul',
      changes.map((change) => element('li', [change])),
    ),
    element('p', [fillIn(isInForce ? notice.endInForce : notice.end, words)]),
    element('p', [
      link(notice.read, versionPath(document.id, effectiveDate)),
      ', ',
      link(notice.compare, comparisonPath(document.id, from.frontMatter.effectiveDate, effectiveDate)),
    ]),
    element('h2', [notice.wording]),
    ...wordings(
      diffBlocks(from.blocks, to.blocks),
      isAfterUpcoming ? fillIn(notice.beforeVersion, words) : notice.before,
    ),
    element('p', [fillIn(notice.sender, words)]),
  ];
  return {
    from: `${site.legalName} <${site.email.privacy}>`,
    subject,
    html: htmlOf(subject, body),
    text: plainOf(body),
  };
}

const style = `body { max-width: 44rem; margin: 3rem auto; padding: 0 1rem; font: 1rem/1.6 Georgia, serif; color: ${token('text')}; }
h1, h2, h3 { line-height: 1.25; }`;

function htmlOf(title: string, body: readonly ElementContent[]): string {
  const head = element('head', [
    element('meta', [], { charSet: 'utf8' }),
    element('meta', [], { name: 'viewport', content: 'width=device-width' }),
    element('title', [title]),
    element('style', [style]),
  ]);
  const page = element('body', body);
  return `${toHtml([{ type: 'doctype' }, element('html', [head, page], { lang: 'en' })])}\n`;
}

/** A mail without any mark-up: a link is its words and its address. */
function plainOf(body: readonly ElementContent[]): string {
  const textOf = (node: ElementContent): string => {
    if (node.type === 'text') return node.value;
    if (node.type !== 'element') return '';
    const words = node.children.map(textOf).join('');
    return node.tagName === 'a' ? `${words}: ${String(node.properties['href'])}` : words;
  };
  const blockOf = (node: ElementContent) =>
    node.type === 'element' && node.tagName === 'ul'
      ? node.children.map((item) => `- ${textOf(item)}`).join('\n')
      : textOf(node);
  return `${body.map(blockOf).join('\n\n')}\n`;
}

/**
 * The record with the day on which the mail about a version was sent.
 * @throws Error when it holds no such version, when the day is to come, or when it holds another day
 */
export function withSending(
  record: readonly RecordEntry[],
  { id }: LegalDocument,
  version: string,
  day: string,
  now = today(),
): readonly RecordEntry[] {
  const entry = record.find((one) => one.document === id && one.version === version);
  if (!entry) throw new Error(`${RECORD} holds no ${id} ${version}: npm run legal -- --record writes it`);
  if (!isDay(day) || day > now)
    throw new Error(`--sent ${day} is no day that has been: write the day of sending, as in ${now}`);
  if (isNotifiedEarly(entry, day))
    throw new Error(`--sent ${day} is before the day on which ${id} ${version} was published: correct it`);
  if (entry.notified && entry.notified !== day)
    throw new Error(
      `${RECORD} says that users were notified of ${id} ${version} on ${entry.notified}: that stays`,
    );
  return record.map((one) => (one === entry ? { ...one, notified: day } : one));
}

/** Each changed passage under the heading of its clause, as it was and as it will be; then what has another number alone. */
function wordings(blocks: readonly RedlineBlock[], before: string): ElementContent[] {
  let shown = '';
  const passages = blocks.flatMap((block, index) => {
    const { change, parts } = block;
    const isReworded = parts.some((part) => part.change !== 'same');
    if (!isChanged(block) || change?.is === 'movedAway' || (change?.is === 'renumbered' && !isReworded))
      return [];
    const heading = blocks.slice(0, index + 1).findLast(isHeading);
    const clause = heading ? sideOf(heading, 'removed') : '';
    const headline = clause && clause !== shown ? [element('h3', [clause])] : [];
    shown = clause;
    const sides = [
      [before, sideOf(block, 'added')],
      [notice.after, sideOf(block, 'removed')],
    ] as const;
    return [
      ...headline,
      ...(change ? [element('p', [fillIn(redline[change.is], { number: change.number })])] : []),
      ...sides.flatMap(([label, text]) =>
        isReworded && text ? [element('p', [element('strong', [label]), ` ${text}`])] : [],
      ),
    ];
  });
  const clauses = blocks.flatMap((block) =>
    block.change?.is === 'renumbered'
      ? [fillIn(notice.wasNumber, { clause: sideOf(block, 'removed'), number: block.change.number })]
      : [],
  );
  if (clauses.length === 0) return passages;
  return [...passages, element('p', [fillIn(notice.renumbered, { clauses: clauses.join(', ') })])];
}
