import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { createPreview } from '#scripts/preview/create-preview.ts';
import { paths } from '#scripts/support/paths.ts';
import { runCommand } from '#scripts/support/run-command.ts';
import { routes } from '#src/routes.ts';
import { archivePages } from '#tests/support/browser/legal-source.ts';
import { type Audit, createAuditor } from './support/lighthouse.ts';
import { markdownTable } from './support/table.ts';

// npm run bench:lighthouse: every page of the site.
await runCommand({ options: {} }, async () => {
  const audit = await createAuditor();
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
      one.lcpMs.toFixed(0),
      one.lost.join(', '),
    ]),
  );
  await writeFile(
    join(paths.root, 'tests/bench/lighthouse.md'),
    `# Lighthouse

${new Date().toISOString().slice(0, 10)}, Lighthouse ${version}, a phone with slow 4G by its own simulation. Every page once, as the preview serves it: with the sample platform, and the banner that asks for consent.

${pages}`,
  );
});
