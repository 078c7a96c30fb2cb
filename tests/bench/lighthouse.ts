import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { createPreview } from '#scripts/preview/create-preview.ts';
import { paths } from '#scripts/support/paths.ts';
import { runCommand } from '#scripts/support/run-command.ts';
import { routes } from '#src/routes.ts';
import { archivePages } from '#tests/support/browser/legal-source.ts';
import { benchPages, prepareContestants } from './support/contestants.ts';
import { type Audit, createAuditor } from './support/lighthouse.ts';
import { serve } from './support/serve.ts';
import { markdownTable, tableOf } from './support/table.ts';

// npm run bench:lighthouse: the site, its port to Astro and its floor, then every page of the site.
const RUNS = 3;
const REPORT = 'tests/bench/lighthouse.md';

await runCommand({ options: {} }, async () => {
  const audit = await createAuditor();
  const tables: string[] = [];
  for (const hasKeys of [false, true]) {
    const contestants = await prepareContestants(hasKeys);
    const server = await serve(contestants);
    for (const page of benchPages) {
      const readings = new Map<string, Audit['times'][]>(contestants.map(({ name }) => [name, []]));
      for (let run = 0; run < RUNS; run += 1) {
        for (const one of contestants) {
          const { times } = await audit(server.urlOf(one, page === 'index' ? '/' : `/${page}`));
          readings.get(one.name)?.push(times);
        }
      }
      const table = tableOf(hasKeys ? `${page} with keys` : page, readings);
      process.stdout.write(table);
      tables.push(table);
    }
    server.close();
  }

  const preview = await createPreview({
    port: 0,
    distDir: paths.dist,
    deployDir: paths.deploy,
    cacheDir: join(paths.root, '.cache'),
  });
  const audits = new Map<string, Audit>();
  for (const path of [...Object.values(routes), ...archivePages]) {
    const one = await audit(new URL(path, preview.url).href);
    audits.set(path, one);
    process.stdout.write(`${path} ${Object.values(one.scores).join(' ')} ${one.lost.join(', ')}\n`);
  }
  await preview.close();

  const [{ version = '', scores = {} } = {}] = audits.values();
  const pages = markdownTable(
    ['Page', ...Object.keys(scores), 'LCP ms', 'What costs points'],
    [...audits].map(([path, one]) => [
      path,
      ...Object.values(one.scores).map(String),
      one.times['LCP ms'].toFixed(0),
      one.lost.join(', '),
    ]),
  );
  await writeFile(
    join(paths.root, REPORT),
    `# Lighthouse

${new Date().toISOString().slice(0, 10)}, Lighthouse ${version}, a phone with slow 4G by its own simulation. The contestants of [the bench](README.md): medians of ${RUNS} alternating runs, least to most in brackets, HTTP/2; with keys, site and port ask for consent.

${tables.join('\n')}
Every page once, as the preview serves it: with the sample platform, and the banner that asks for consent.

${pages}`,
  );
});
