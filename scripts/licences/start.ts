import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { paths } from '#scripts/support/paths.ts';
import { licenceFaults, readLicences } from './judge-licences.ts';

// npm run licences: every package, by licence, those first whose code or files visitors get.
const packages = readLicences(JSON.parse(await readFile(join(paths.root, 'package-lock.json'), 'utf8')));
for (const isShipped of [true, false]) {
  const chosen = packages.filter((one) => one.isShipped === isShipped);
  console.log(isShipped ? 'Sent to visitors' : '\nUsed to build and test');
  for (const licence of new Set(chosen.map((one) => one.licence).toSorted())) {
    const names = chosen
      .filter((one) => one.licence === licence)
      .map(({ name, version }) => `${name} ${version}`);
    console.log(`  ${licence} (${names.length})\n    ${[...new Set(names)].join(', ')}`);
  }
}
const faults = licenceFaults(packages);
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
