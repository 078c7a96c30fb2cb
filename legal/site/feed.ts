import { type LegalDocuments, versionsOf } from '#legal/read/read-documents.ts';
import type { RecordEntry } from '#legal/read/version-record.ts';
import { site } from '../../content/site.ts';
import { today } from '../../src/lib/day/today.ts';
import { LEGAL_FEED, versionPath } from '../../src/routes.ts';

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const notAfter = (now: string, day: string) => (Date.parse(day) > Date.parse(now) ? now : day);

/** News of every version, newest first, for programs that read feeds. */
export function legalFeed(documents: LegalDocuments, record: readonly RecordEntry[]): string {
  const origin = `https://${site.brandHost}`;
  // Not released yet, and not to be dated in the future.
  const now = `${today()}T00:00:00+04:00`;
  const entries = documents
    .flatMap(versionsOf)
    .toSorted((one, other) => other.frontMatter.effectiveDate.localeCompare(one.frontMatter.effectiveDate))
    .map(({ id, textHash, frontMatter: { title, version, effectiveDate, changes } }) => {
      const { published } = record.find(({ text }) => text === textHash) ?? {};
      const address = `${origin}${versionPath(id, effectiveDate)}`;
      return `  <entry>
    <id>${address}</id>
    <title>${escaped(`${title}, version ${version}, applies from ${effectiveDate}`)}</title>
    <updated>${published ?? notAfter(now, `${effectiveDate}T00:00:00+04:00`)}</updated>
    <link href="${address}" />
    <summary>${escaped(changes.join(' '))}</summary>
  </entry>`;
    });
  const newest =
    entries
      .flatMap((entry) => /<updated>.*<\/updated>/.exec(entry)?.[0] ?? [])
      .toSorted()
      .at(-1) ?? '';
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
  <id>${origin}${LEGAL_FEED}</id>
  <title>${escaped(`${site.name}: legal documents`)}</title>
  ${newest}
  <author><name>${escaped(site.legalName)}</name></author>
  <link rel="self" href="${origin}${LEGAL_FEED}" />
${entries.join('\n')}
</feed>
`;
}
