import { legalLabels } from '#content/legal-labels.ts';
import type { LegalEntry } from '#src/model/legal.schema.ts';
import { fillIn } from '#src/lib/fill-in.ts';
import { formatDay } from '#src/lib/day/format-day.ts';
import { changesPath, comparisonPath, legalIds, versionPath } from '#src/routes.ts';

const { titles } = legalLabels;

/** Path → title of every version, list of changes and comparison. They are noindex, so titles are all they need. */
export const archiveTitles = (library: ReadonlyMap<string, LegalEntry>): ReadonlyMap<string, string> =>
  new Map(
    legalIds.flatMap((id): [string, string][] => {
      const { editions = [], comparisons = [] } = library.get(id) ?? {};
      const title = editions[0]?.frontMatter.title ?? '';
      return [
        ...editions.map(({ frontMatter: { effectiveDate, version } }): [string, string] => [
          versionPath(id, effectiveDate),
          fillIn(titles.version, { title, version, day: formatDay(effectiveDate) }),
        ]),
        [changesPath(id), fillIn(titles.changes, { title })],
        ...comparisons.map(({ from, to }): [string, string] => [
          comparisonPath(id, from, to),
          fillIn(titles.comparison, { title, from: formatDay(from), to: formatDay(to) }),
        ]),
      ];
    }),
  );
