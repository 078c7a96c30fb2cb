import { findStaleFilms } from '#product/build/films.ts';
import { recordFilms } from '#product/build/record-films.ts';
import { makeWords } from '../../scripts/languages/make-words.ts';
import { formatFinding } from '../../scripts/support/findings.ts';
import { paths } from '../../scripts/support/paths.ts';
import { runCommand } from '../../scripts/support/run-command.ts';

/**
 * `npm run films`: plays the films whose words or figures have changed, in each language, and writes their files.
 * `-- tour.ar` writes that one, `-- --check` lists those that have changed.
 */
await runCommand(
  { options: { check: { type: 'boolean' } }, maxWords: Infinity },
  async ({ values, words }) => {
    await makeWords(paths.root);
    if (values.check) {
      const stale = await findStaleFilms();
      if (stale.length > 0) throw new Error(stale.map(formatFinding).join('\n'));
      return;
    }
    const written = await recordFilms(words);
    console.log(written.length > 0 ? `wrote ${written.join(', ')}` : 'All films are up to date');
  },
);
