import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { licenceFaults, readLicences, reportLicences } from '../licences/judge-licences.ts';
import { paths } from '../support/paths.ts';

// npm run licences
const packages = readLicences(JSON.parse(await readFile(join(paths.root, 'package-lock.json'), 'utf8')));
console.log(reportLicences(packages));
const faults = licenceFaults(packages);
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
