import { legalLibrary, type LegalText } from 'virtual:legal';

import { changesPath, comparisonPath, type LegalId, legalIds, routes, versionPath } from '#src/routes.ts';
import { ChangesView, ComparisonView } from './changes-view.tsx';
import { DocumentView } from './document-view.tsx';

type Shown = { readonly id: LegalId; readonly editions: readonly LegalText[]; readonly inForce: number };

/** The view of a legal address. Rendered at build only. */
export function LegalView({ path }: { path: string }) {
  const id = legalIds.find((one) => path === routes[one] || path.startsWith(`${routes[one]}/`));
  if (!id) return null;
  const { editions, comparisons, inForce } = legalLibrary[id];
  const shown: Shown = { id, editions, inForce };
  const comparison = comparisons.find(({ from, to }) => path === comparisonPath(id, from, to));
  if (comparison)
    return <ComparisonView id={id} editions={editions} comparison={comparison} all={comparisons} />;
  if (path === changesPath(id)) return <ChangesView {...shown} comparisons={comparisons} />;
  const isDated = path !== routes[id];
  const edition = isDated
    ? editions.find(({ frontMatter }) => path === versionPath(id, frontMatter.effectiveDate))
    : editions[inForce];
  return edition ? <DocumentView {...shown} edition={edition} isDated={isDated} /> : null;
}
