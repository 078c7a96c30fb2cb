import { site } from '#content/site.ts';
import { type LegalDocuments, versionsOf } from '#scripts/legal/read/read-documents.ts';
import { entriesOf, type RecordEntry, recordOf } from '#scripts/legal/read/version-record.ts';
import { LEGAL_FEED, LEGAL_RECORD, versionPath } from '#src/routes.ts';

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Versions are known for good by the address of their text, and dated by the day from which it applies. */
function legalFeed(documents: LegalDocuments): string {
  const origin = `https://${site.brandHost}`;
  const entries = documents
    .flatMap(versionsOf)
    .toSorted((one, other) => other.frontMatter.effectiveDate.localeCompare(one.frontMatter.effectiveDate))
    .map(({ id, frontMatter: { title, version, effectiveDate, changes } }) => {
      const address = `${origin}${versionPath(id, effectiveDate)}`;
      return `  <entry>
    <id>${address}</id>
    <title>${escaped(`${title}, version ${version}, applies from ${effectiveDate}`)}</title>
    <updated>${effectiveDate}T00:00:00+04:00</updated>
    <link href="${address}" />
    <summary>${escaped(changes.join(' '))}</summary>
  </entry>`;
    });
  const newest = /<updated>.*<\/updated>/.exec(entries.join(''))?.[0] ?? '';
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

/** The feed of all versions, and the record that the platform reads. */
export const legalFiles = (documents: LegalDocuments, record: readonly RecordEntry[]) => ({
  [LEGAL_FEED]: legalFeed(documents),
  [LEGAL_RECORD]: recordOf(entriesOf(documents, record)),
});
