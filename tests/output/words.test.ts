import { expect, it } from 'vitest';

import { defaultLanguage } from '#content/languages.ts';
import { loadSite } from '#scripts/checks/support/built-site.ts';
import { countWords } from '#scripts/checks/support/text-of.ts';
import { pages as registry } from '#src/pages.ts';
import { type RouteId, routeIds } from '#src/routes.ts';

/** Tables, the product in pictures, forms, dialogs, and links and controls, which repeat titles. */
const NOT_COUNTED =
  'table, [role=img], [data-nosnippet]:not(dl > *), [data-island], dialog, noscript, template, [aria-hidden=true], a, button, .needsScript';

function limitOf(id: RouteId): number | undefined {
  if (id === 'home') return 600;
  return id === 'product' || 'audience' in registry[id] ? 450 : undefined;
}

const rows = routeIds.flatMap((id) => {
  const limit = limitOf(id);
  return limit === undefined ? [] : [{ id, limit }];
});

const { pages } = await loadSite();

it.each(rows)('the page $id has at most $limit words', ({ id, limit }) => {
  const page = pages.find(({ routeId, language }) => routeId === id && language === defaultLanguage);
  const main = page?.root.querySelector('main');
  for (const part of main?.querySelectorAll(NOT_COUNTED) ?? []) part.remove();
  const words = countWords(main?.structuredText ?? '');
  expect(words).toBeGreaterThan(0);
  expect(words).toBeLessThanOrEqual(limit);
});
