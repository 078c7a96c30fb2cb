import { allCodes, defaultLanguage } from '#content/languages.ts';
import { findBrokenPlaces, readEnglish } from '../languages/english.ts';
import { updateCatalogues } from '../languages/update-catalogues.ts';
import { assertNoFindings } from '../support/findings.ts';
import { paths } from '../support/paths.ts';
import { runCommand } from '../support/run-command.ts';

// npm run words: brings the catalogues of all languages up to date with the English texts.
await runCommand({ options: {} }, async () => {
  const english = await readEnglish(paths.root);
  assertNoFindings(await findBrokenPlaces(paths.root, english));
  const lines: string[] = [];
  for (const code of allCodes)
    if (code !== defaultLanguage) lines.push(...(await updateCatalogues(paths.root, code, english)));
  console.log(lines.length > 0 ? lines.join('\n') : 'All catalogues are up to date.');
});
