import { join } from 'node:path';
import { expect, it } from 'vitest';

import { paths } from '#scripts/support/paths.ts';
import { faultTable } from './support/fault-table.ts';
import { codeBelow, readSource, sourceFolders } from './support/files.ts';

const file = join(paths.root, 'tests/faults/README.md');
const tests = codeBelow(sourceFolders)
  .filter((name) =>
    /(?<!^tests\/architecture\/.*)(?:\.(?:test|e2e|firefox|webkit)|\/journeys)\.tsx?$/.test(name),
  )
  .map((name) => ({ file: name, source: readSource(name) }));

it('has a test for each fault, and says which: `npm run faults` writes it anew', async () => {
  const { markdown, unproven } = faultTable(readSource('docs/faults.md'), tests);
  expect(unproven.map((id) => `${id} is proven by no test: let a title end with (${id})`)).toEqual([]);
  await expect(markdown).toMatchFileSnapshot(file);
});

it('names a fault that no test cites, and none that waits for a second language', () => {
  const faults =
    '- **F-A1** Late → told.\n- **F-A2** Torn → kept.\n- **F-I1** With a second language: lost → said.\n';
  const source = "it('tells %s of <it> (F-A1)', () => {}); // F-A2 is told elsewhere";
  const { markdown, unproven } = faultTable(faults, [{ file: 'src/a.test.ts', source }]);
  expect(unproven).toEqual(['F-A2']);
  expect(markdown).toContain('| F-A1 | Late | told. | [tells … of \\<it\\>](../../src/a.test.ts) | Node |');
});
