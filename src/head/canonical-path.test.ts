import { expect, it } from 'vitest';

import { languageCodes } from '#content/languages.ts';
import { legalIds, pathIn, routeIds } from '#src/routes.ts';
import { canonicalPath, listedLanguages, textLanguageOf } from './canonical-path.ts';

it.each(legalIds)('%s has its text at the English page alone', (id) => {
  expect(listedLanguages(id)).toEqual(['en']);
  for (const code of languageCodes) {
    expect(canonicalPath(code, id)).toBe(pathIn('en', id));
    expect(textLanguageOf(code, id)).toBe('en');
  }
});

it('every other page has its own text in each language', () => {
  const others = routeIds.filter((id) => !legalIds.some((legal) => legal === id));
  for (const id of others) {
    expect(listedLanguages(id)).toEqual(languageCodes);
    expect(languageCodes.map((code) => canonicalPath(code, id))).toEqual(
      languageCodes.map((code) => pathIn(code, id)),
    );
  }
});
