import { expect, it, onTestFinished } from 'vitest';

import { snapshotOf } from '#scripts/legal/read/snapshot.ts';
import { listFiles } from '#scripts/support/list-files.ts';
import { legalIds } from '#src/routes.ts';
import { today } from '#src/lib/day/today.ts';
import { complete, propose, putInForce } from '#tests/support/legal/new-version.ts';
import { copySite } from '#tests/support/site-copy.ts';

/** Test files that read the documents of the tree, and not made-up ones alone. */
const READERS = /readLegalDocuments\(|readLegalFiles\(\)|virtual:legal'|legal-source/;

it('a new version of every document passes the tests', async () => {
  const copy = await copySite();
  onTestFinished(() => copy.remove());
  await putInForce(copy.folder);
  const before = await snapshotOf(copy.folder);
  for (const id of legalIds) await propose(copy.folder, id, today());
  await complete(copy.folder, before);
  const tests = (await listFiles(copy.folder)).filter((file) =>
    /^(?:src|scripts|tests\/(?!output|servers)).*\.test\.ts$/.test(file),
  );
  const sources = await Promise.all(tests.map(copy.read));
  const files = tests.filter((_, index) => READERS.test(sources[index] ?? ''));
  expect(files.length).toBeGreaterThan(4);
  const { exitCode, output } = await copy.run('vitest', 'run', '--project', 'unit', ...files);
  expect(exitCode === 0 ? '' : output).toBe('');
});
