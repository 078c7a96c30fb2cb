import { execFile } from 'node:child_process';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';

import { expect, it, onTestFinished } from 'vitest';

import { snapshotOf } from '#scripts/legal/read/snapshot.ts';
import { today } from '#src/lib/day/today.ts';
import { paths } from '#scripts/support/paths.ts';
import { legalIds } from '#src/routes.ts';
import { complete, propose, putInForce } from '#tests/support/legal/new-version.ts';
import { copySite } from '#tests/support/site-copy.ts';

/** Test files that read the documents of the tree, and not made-up ones alone. */
const READERS = /readLegalDocuments\(|readLegalFiles\(\)|virtual:legal'|legal-source/;

it('a new version of any document passes the tests', async () => {
  const copy = await copySite();
  onTestFinished(() => copy.remove());
  for (const name of ['tests', 'docs', '.github'])
    await cp(join(paths.root, name), join(copy.folder, name), { recursive: true });
  await putInForce(copy.folder);
  const before = await snapshotOf(copy.folder);
  for (const id of legalIds) await propose(copy.folder, id, today());
  await complete(copy.folder, before);
  const sources = import.meta.glob<string>(
    ['/{src,scripts,tests}/**/*.test.ts', '!/tests/{output,servers}/**'],
    {
      ...{ query: '?raw', import: 'default', eager: true },
    },
  );
  const files = Object.keys(sources).filter((file) => READERS.test(sources[file] ?? ''));
  expect(files.length).toBeGreaterThan(4);
  const command = ['vitest', 'run', '--project', 'unit', ...files.map((file) => file.slice(1))];
  const said = await new Promise<string>((resolve) => {
    const env = { ...process.env, NODE_ENV: undefined, VITEST: undefined };
    execFile('npx', command, { cwd: copy.folder, env, maxBuffer: 64 * 1024 * 1024 }, (_error, stdout) =>
      resolve(stdout),
    );
  });
  expect(said.split('\n').filter((line) => /FAIL|Error/.test(line))).toEqual([]);
  expect(said).toMatch(/Tests .*passed/);
});
