import '../../scripts/build/production.ts';

import { sampleEvents } from '../../content/sample-events.ts';
import { world } from '../../content/sample-world.ts';
import { make } from '../../scripts/build/make.ts';
import { findContentProblems } from '../../scripts/build/validate-content.ts';
import { makeWords } from '../../scripts/languages/make-words.ts';
import type { Finding } from '../../scripts/support/findings.ts';
import { paths } from '../../scripts/support/paths.ts';
import { runCommand } from '../../scripts/support/run-command.ts';
import { writeFiles } from '../../scripts/support/write-files.ts';
import { buildProduct } from '#product/build/build.ts';
import { findCopiedFilms, findFilmProblems, findStaleFilms } from '#product/build/films.ts';
import { findTypedFigures } from '#product/build/typed-figures.ts';
import { eventsSchema, worldSchema } from '#product/world/contradictions.ts';

type Findings = { readonly errors: readonly Finding[]; readonly warnings: readonly Finding[] };

/** What can be said before the words of other languages are made. */
const check = async (): Promise<Findings> => ({
  errors: [
    ...(await findContentProblems([
      { file: 'content/sample-world.ts', exportName: 'world', value: world, schema: worldSchema },
      {
        file: 'content/sample-events.ts',
        exportName: 'sampleEvents',
        value: sampleEvents,
        schema: eventsSchema(world),
      },
    ])),
    ...(await findFilmProblems()),
    ...findTypedFigures(),
  ],
  warnings: [],
});

async function draw(): Promise<Findings> {
  await make();
  await buildProduct();
  return { errors: [], warnings: [...(await findStaleFilms()), ...(await findCopiedFilms())] };
}

// npm run build -w product [-- --check]: a check draws nothing.
await runCommand({ options: { check: { type: 'boolean', default: false } } }, async ({ values }) => {
  if (!values.check) await makeWords(paths.root);
  const { errors, warnings } = values.check ? await check() : await draw();
  const graded = [
    ...errors.map((one) => ({ grade: 'error', ...one })),
    ...warnings.map((one) => ({ grade: 'warning', ...one })),
  ];
  await writeFiles(paths.product, { 'findings.json': `${JSON.stringify(graded, null, 2)}\n` });
  return errors.length === 0;
});
