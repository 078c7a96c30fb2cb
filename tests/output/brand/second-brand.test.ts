import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';

import { site } from '#content/site.ts';
import { git } from '#scripts/support/git.ts';
import { listFiles } from '#scripts/support/list-files.ts';
import { copySite } from '#tests/support/site-copy.ts';

/** Names with spaces, an umlaut and an apostrophe, and a host of three labels. */
const brand = {
  ...site,
  names: undefined,
  name: "Löwe & O'Hara Group",
  legalName: "Löwe & O'Hara Group Holdings Ltd",
  brandHost: 'loewe-ohara.co.uk',
  product: { name: "Quay's Deal Room", slug: 'deal-room' },
  address: { ...site.address, sample: undefined },
  phone: { ...site.phone, sample: undefined },
  email: {
    general: 'hello@loewe-ohara.co.uk',
    sales: 'sales@loewe-ohara.co.uk',
    support: 'support@loewe-ohara.co.uk',
    privacy: 'privacy@loewe-ohara.co.uk',
    security: 'security@loewe-ohara.co.uk',
  },
  social: [{ network: 'LinkedIn', href: 'https://www.linkedin.com/company/loewe-ohara' }],
};

/** The apostrophe of the texts, which ends no string. */
const typographic = (text: string) => text.replaceAll("'", '’');

/** The edits of docs/brand.md in each text of the content. */
const withoutSample = (text: string) =>
  text
    .replace(/ The name comes from the qanat[^`"]*/, '')
    .replace(/ واسمنا مأخوذ من «القناة»[^"]*/, '')
    .replaceAll(site.product.name, typographic(brand.product.name))
    .replaceAll(site.name, typographic(brand.name))
    .replaceAll('qanat', 'channel')
    .replaceAll('القناة', 'المنصة')
    .replaceAll(site.names.ar, typographic(brand.name))
    .replaceAll(/(?<!`)\bsample: true,? ?/g, '');

/** Version 1.0 of a legal text, without the versions of the sample. */
const asFirstVersion = (text: string) =>
  withoutSample(text)
    .replace(/^version: .*$/m, "version: '1.0'")
    .replace(/^changes:\n(?: {2}.*\n)*/m, "changes:\n  - 'The first version.'\n");

const launchReport = z.object({ findings: z.array(z.object({ rule: z.string(), place: z.string() })) });

async function rewrite(folder: string, names: RegExp, edit: (text: string) => string): Promise<void> {
  for (const file of await listFiles(folder)) {
    if (!names.test(file)) continue;
    const text = await readFile(join(folder, file), 'utf8');
    await writeFile(join(folder, file), edit(text));
  }
}

async function succeed(
  outcome: Promise<{ readonly exitCode: number; readonly output: string }>,
): Promise<void> {
  const { exitCode, output } = await outcome;
  expect(exitCode === 0 ? '' : output).toBe('');
}

it('the steps of docs/brand.md change the brand, with no trace of the sample and green tests (R10.11)', async () => {
  const { folder, edit, build, run, runUnset, remove } = await copySite();
  onTestFinished(remove);
  const content = join(folder, 'content');
  await rewrite(content, /^(?!site\.ts|legal\/).*\.(?:ts|vtt)$/, withoutSample);
  await rewrite(content, /\.po$/, (catalogue) => withoutSample(catalogue.replaceAll('"\n"', '')));
  await rewrite(content, /^legal\/[^/]*\.mdx$/, asFirstVersion);
  for (const kept of ['versions', 'pdf']) await rm(join(content, 'legal', kept), { recursive: true });
  const source = await readFile(join(content, 'site.ts'), 'utf8');
  const head = source.slice(0, source.indexOf('{\n'));
  await writeFile(join(content, 'site.ts'), `${head}${JSON.stringify(brand)} as const satisfies Site;\n`);
  await edit('src/styles/tokens.css', '--color-surface: #fffdf8', '--color-surface: #ffffff');
  await edit(
    'src/lib/brand-mark.ts',
    /'M14 1\.4.*'/.exec(await readFile(join(folder, 'src/lib/brand-mark.ts'), 'utf8'))?.[0] ?? '',
    "'M2 2H30V30H2Z'",
  );
  await succeed(run('prettier', '--write', 'content'));
  // Tests that read the history need one.
  await git(folder, 'init', '-q');

  await succeed(runUnset('pictures'));
  await succeed(runUnset('legal', '--record'));
  await succeed(build());
  const { output } = await runUnset('launch-check', '--json');
  const { findings } = launchReport.parse(JSON.parse(output));
  expect(findings.filter(({ rule }) => ['brand', 'sample'].includes(rule))).toEqual([]);

  const traces: string[] = [];
  for (const file of await listFiles(join(folder, 'dist'))) {
    const text = await readFile(join(folder, 'dist', file), 'utf8');
    if (/qanat|قناة/i.test(`${file}\n${text}`)) traces.push(file);
  }
  expect(traces).toEqual([]);

  await succeed(run('stylelint', 'src/styles/tokens.css'));
  await succeed(run('knip', '--no-progress', '--config', 'tests/knip.config.ts'));
  await succeed(run('vitest', 'run', '--project', 'unit'));
  await succeed(run('playwright', 'test', '--project=chromium', 'tests/a11y/keyboard'));
});
