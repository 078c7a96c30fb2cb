import { fieldFinding } from '#scripts/legal/read/front-matter.ts';
import { type LegalDocuments, versionsOf } from '#scripts/legal/read/read-documents.ts';
import type { Obstacle } from './obstacle.ts';

/** Legal texts, and versions kept of them, that are marked `sample: true`: nobody has ever accepted them. */
export const findLegalSamples = (documents: LegalDocuments): Obstacle[] =>
  documents.flatMap((document) =>
    versionsOf(document).flatMap((version): Obstacle[] => {
      const { title, version: number, sample } = version.frontMatter;
      if (!sample) return [];
      const { file, line } = fieldFinding(version, 'sample', '');
      const isKept = document.earlier.includes(version);
      return [
        {
          rule: 'sample',
          place: `${file}:${line}`,
          found: `${title}, version ${number}, is a sample`,
          meaning: isKept
            ? 'Its page tells of a past that never was. Delete the file: a first real version needs no archive.'
            : 'Visitors would be bound by an invention. Put in the text of your counsel, as version 1.0, and delete `sample: true`.',
          urgency: 'must',
        },
      ];
    }),
  );
