import '#made/legal/legal.css';

import { use } from 'react';

import { defaultLanguage } from '#content/languages.ts';
import { labels } from '#words/labels.ts';
import type { LegalEdition, LegalEntry } from '#src/model/legal.schema.ts';
import { LegalLibrary } from '#src/platform/legal-library.ts';
import { language } from '#words/language.ts';
import { changesPath, comparisonPath, type LegalId, legalIds, routes, versionPath } from '#src/routes.ts';
import { ChangesView, ComparisonView } from './changes-view.tsx';
import { DocumentView } from './document-view.tsx';
import styles from './legal.module.css';

type Shown = { readonly id: LegalId; readonly editions: readonly LegalEdition[]; readonly inForce: number };

/**
 * The view of a legal address. Rendered at build only. The documents and their labels are in English in every
 * language, because the English text takes precedence; other languages say so above it.
 */
export function LegalView({ path }: { path: string }) {
  const library = use(LegalLibrary);
  return (
    <div className={styles.page}>
      {language.code === defaultLanguage ? (
        viewOf(path, library)
      ) : (
        <>
          <p className={styles.orientation}>{labels.legalOrientation}</p>
          <div lang="en" dir="ltr">
            {viewOf(path, library)}
          </div>
        </>
      )}
    </div>
  );
}

function viewOf(path: string, library: ReadonlyMap<string, LegalEntry>) {
  const id = legalIds.find((one) => path === routes[one] || path.startsWith(`${routes[one]}/`));
  const entry = id && library.get(id);
  if (!entry) return null;
  const { editions, comparisons, inForce } = entry;
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
