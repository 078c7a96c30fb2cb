import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { site } from '#content/site.ts';
import { inReading } from '#scripts/legal/read/reading.ts';
import { paths } from '#scripts/support/paths.ts';
import { changesPath, comparisonPath, type LegalId, versionPath } from '#src/routes.ts';

/** An earlier version, a list of changes and two versions compared: pages below the routes. */
export const archivePages = [
  versionPath('terms', '2025-03-01'),
  changesPath('terms'),
  comparisonPath('terms', '2025-03-01', '2026-02-02'),
] as const;

/** Headings and plain paragraphs of a legal document as its author wrote them, without markup. */
export function legalPassages(id: LegalId): readonly string[] {
  const written = readFileSync(join(paths.root, 'content/legal', `${id}.mdx`), 'utf8');
  const source = inReading(written, site.consentTool);
  const [, , text = ''] = source.split(/^---$/m);
  const passages = text
    .split(/\n{2,}/)
    .map((passage) =>
      oneLine(
        passage
          .trim()
          .replace(/^#+ /, '')
          .replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1'),
      ),
    )
    .filter((passage) => passage && !/[<>|*]|^[-\d]/.test(passage));
  if (passages.length < 20) throw new Error(`${id}.mdx is not written as this reader expects`);
  return passages;
}

export const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ');
