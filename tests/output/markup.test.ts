import { join } from 'node:path';

import { expect, it } from 'vitest';

import { rule } from '#scripts/checks/markup.ts';
import { loadSite } from '#scripts/checks/support/built-site.ts';
import { POLICY_FILE, readPolicyContext } from '#scripts/hosts/policy-context.ts';
import { paths } from '#scripts/support/paths.ts';

it('every page is valid HTML', async () => {
  const policy = await readPolicyContext(join(paths.deploy, POLICY_FILE));
  expect(await rule.run({ ...(await loadSite()), policy })).toEqual([]);
});
