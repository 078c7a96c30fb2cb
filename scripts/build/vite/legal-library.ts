import { join } from 'node:path';

import type { Comparison } from '#src/model/legal.schema.ts';
import { legalBlocks, legalText, sha256 } from '#scripts/build/legal/legal-text.ts';
import {
  type LegalSource,
  type LegalVersions,
  readLegalDocuments,
} from '#scripts/build/legal/read-legal-documents.ts';
import { groupRedline } from '#scripts/build/legal/redline-groups.ts';
import { redline } from '#scripts/build/legal/redline.ts';
import { paths } from '#scripts/support/paths.ts';

/** The code of `virtual:legal`: every version of every document, and every comparison of two of them. */
export async function legalLibraryCode(): Promise<{ code: string; files: readonly string[] }> {
  const documents = Object.entries(await readLegalDocuments());
  const sources = documents.flatMap(([, versions]) => sourcesOf(versions));
  const imports = sources.map(
    ({ file }, index) =>
      `import Content${index}, { legalDocument as data${index} } from ${JSON.stringify(join(paths.root, file))};`,
  );
  const entries = documents.map(([id, versions]) => {
    const editions = sourcesOf(versions).map((source) => {
      const index = sources.indexOf(source);
      const textHash = JSON.stringify(sha256(textOf(source)));
      return `{ ...data${index}, Content: Content${index}, textHash: ${textHash} }`;
    });
    const comparisons = JSON.stringify(comparisonsOf(sourcesOf(versions)));
    return `${id}: { editions: [${editions.join(', ')}], comparisons: ${comparisons} }`;
  });
  return {
    code: `${imports.join('\n')}\nexport const legalLibrary = { ${entries.join(',\n')} };`,
    files: sources.map(({ file }) => join(paths.root, file)),
  };
}

const sourcesOf = ({ current, earlier }: LegalVersions) => [current, ...earlier];

const textOf = ({ frontMatter, source }: LegalSource) => legalText(frontMatter, legalBlocks(source));

/** Each version with each one before it; the sources come newest first. */
function comparisonsOf(sources: readonly LegalSource[]): Comparison[] {
  return sources.flatMap((newer, index) =>
    sources.slice(index + 1).map((older) => ({
      from: older.frontMatter.effectiveDate,
      to: newer.frontMatter.effectiveDate,
      groups: groupRedline(redline(legalBlocks(older.source), legalBlocks(newer.source))),
    })),
  );
}
