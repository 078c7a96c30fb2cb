import { legalLabels } from '../../content/legal-labels.ts';
import { site } from '../../content/site.ts';
import { formatDay } from '../../src/lib/day/format-day.ts';
import { type LegalDocuments, versionsOf } from '#legal/read/read-documents.ts';
import { token } from '../../scripts/support/tokens.ts';

/**
 * The running title and page numbers of each version on paper. They are generated because a margin of a
 * sheet cannot take its text from the page. The whole body is on such sheets: whatever stands before or
 * behind the document, even with nothing to print, would else begin a sheet of its own.
 */
export function sheetStyles(documents: LegalDocuments): string {
  return documents
    .flatMap((document) =>
      versionsOf(document).map(({ id, frontMatter: { title, version, effectiveDate } }) => {
        const name = `${id}-${version.replace('.', '-')}`;
        const edition = `${legalLabels.version} ${version}, ${formatDay(effectiveDate)}`;
        return `@media print { body:has([data-sheet='${id}-${version}']) { page: ${name}; } }
@page ${name} {
  size: A4;
  margin: 25mm 24mm 23mm;
  @top-left { content: ${quoted(`${site.name} · ${title}`)}; ${SMALL} }
  @top-right { content: ${quoted(edition)}; ${SMALL} }
  @bottom-left { content: ${quoted(site.legalName)}; ${SMALL} }
  @bottom-right { content: counter(page) ' / ' counter(pages); ${SMALL} }
}`;
      }),
    )
    .join('\n');
}

const SMALL = `font: 8pt var(--font-text); color: ${token('text-muted')};`;

const quoted = (text: string) => `"${text.replaceAll(/["\\]/g, String.raw`\$&`)}"`;
