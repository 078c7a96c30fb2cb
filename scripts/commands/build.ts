import '../build/production.ts';

import { chmod, cp, readdir } from 'node:fs/promises';
import { join } from 'node:path';

import { loadEnv } from 'vite';

import { defaultLanguage } from '#content/languages.ts';
import { findConsentProblem } from '../build/settings/consent-setting.ts';
import { bundle } from '../build/vite/bundle.ts';
import { type FontAssets, fontSources, makeFonts } from '../build/fonts/fonts.ts';
import { warnOfClaims } from '../build/facts/list-facts.ts';
import { makeLegal, publishLegalFiles, readLegal } from '../build/legal-site.ts';
import { make } from '../build/make.ts';
import { removeUnusedPictures } from '../build/pictures/remove-unused.ts';
import { compressFolder } from '../build/publish/compress.ts';
import { makePolicy, writeHeaders } from '../build/publish/headers.ts';
import { drawIcons } from '../build/publish/icons.ts';
import { NOTICES_PATH, noticesOf } from '../build/publish/notices.ts';
import { drawShareImages } from '../build/sharing/share-images.ts';
import { writeSiteFiles } from '../build/publish/site-files.ts';
import { runProduct } from '../build/product-library.ts';
import { createRenderer, createSharedParts } from '../build/renderer.ts';
import { checkSources, runChecks } from '../build/run-checks.ts';
import { assertVariables, takeSampleServices } from '../build/settings/variables.ts';
import { validateContent, translateContent } from '../build/validate-content.ts';
import { loadSite } from '../checks/support/built-site.ts';
import { type Finding, formatFinding } from '../support/findings.ts';
import { buildAlone } from '../support/build-lock.ts';
import { emptyFolder } from '../support/empty-folder.ts';
import { dropOldEntries } from '../support/file-cache.ts';
import { paths } from '../support/paths.ts';
import { runCommand } from '../support/run-command.ts';
import { writeFiles } from '../support/write-files.ts';

type Kind = {
  readonly isCompressed: boolean;
  /** To look at: without share images, and without checks of the output. */
  readonly isDraft: boolean;
};

/** Content, beside it legal documents → bundles → legal files → pages → files made of pages → headers → checks. */
async function build({ isCompressed, isDraft }: Kind): Promise<void> {
  const [fonts] = await allSettled([
    prepareContent(),
    judged('Check the sample product', () => runProduct('--check')),
    judged('Check the legal documents', makeLegal),
  ]);

  await emptyFolder(paths.dist);
  await cp(paths.generated, paths.dist, { recursive: true });
  const render = async () => {
    const library = await readLegal();
    const [bundles] = await allSettled([
      step('Bundle the code', () => bundle()),
      judged('Draw the product', () => runProduct()),
    ]);
    const sources = bundles.flatMap((one) => one.sources);
    await writeFiles(paths.dist, { [NOTICES_PATH]: await noticesOf([...sources, ...fontSources]) });
    const shared = await createSharedParts(bundles);
    const renderers = await Promise.all(bundles.map((one) => createRenderer(one, shared, fonts)));
    const english = renderers.find(({ code }) => code === defaultLanguage);
    if (!english) throw new Error('English is not built: see content/languages.ts');
    const shown = await step('Print the legal documents', () =>
      publishLegalFiles(library, () => english.writePages(library)),
    );
    const inline = await step('Render every page', async () => {
      const parts = await Promise.all(renderers.map(({ writePages }) => writePages(shown)));
      await removeUnusedPictures(paths.dist);
      return parts;
    });
    return {
      library: shown,
      scripts: [...new Set(inline.flatMap(({ scripts }) => scripts))],
      styles: [...new Set(inline.flatMap(({ styles }) => styles))],
    };
  };
  const [{ library, ...inline }] = await allSettled([
    render(),
    ...(isDraft ? [] : [step('Draw share images', drawShareImages)]),
    step('Draw icons', async () => writeFiles(paths.dist, await drawIcons())),
  ]);

  await step('Write files made of pages', () => writeSiteFiles(library));
  const policy = makePolicy(inline, library);
  await step('Write headers and redirects', () => writeHeaders(policy));

  if (isDraft) return;
  await allSettled([
    step('Check what was built', async () => runChecks({ ...(await loadSite()), policy })),
    ...(isCompressed ? [step('Compress', () => compressFolder(paths.dist))] : []),
  ]);
}

/** Checks the content, then makes what the bundles import and refer to. */
async function prepareContent(): Promise<FontAssets> {
  await judged('Validate the content', validateContent);
  await step('Compare figures with facts', () => checkSources(paths));
  await judged('Translate the content', translateContent);
  const [fonts] = await allSettled([
    step('Make fonts', () => makeFonts()),
    step('Make pictures and modules', () => make()),
    warnOfClaims(),
  ]);
  return fonts;
}

/** Runs a part of the build, prints its duration, and returns its result. Parts may run side by side. */
async function step<Result>(name: string, run: () => Result | Promise<Result>): Promise<Result> {
  const started = performance.now();
  try {
    const result = await run();
    const heldMb = Math.round(process.memoryUsage.rss() / 1_048_576);
    console.log(`  ✓ ${name.padEnd(34)} ${seconds(started).padEnd(8)} ${heldMb} MB`);
    return result;
  } catch (error) {
    console.error(`  ✗ ${name}\n`);
    throw error;
  }
}

/** A part that finds what is wrong: errors stop the build, warnings are printed. */
async function judged(name: string, run: () => Promise<readonly Finding[]>): Promise<void> {
  for (const warning of await step(name, run)) console.warn(`    ! ${formatFinding(warning)}`);
}

const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/** As `Promise.all`, but waits for all before it throws: after an error nothing goes on to write, and all are shown. */
async function allSettled<const Parts extends readonly unknown[]>(
  parts: Parts,
): Promise<{ -readonly [Index in keyof Parts]: Awaited<Parts[Index]> }> {
  const failures: unknown[] = [];
  for (const one of await Promise.allSettled(parts)) if (one.status === 'rejected') failures.push(one.reason);
  if (failures.length > 1)
    throw new Error(failures.map((one) => (one instanceof Error ? one.message : String(one))).join('\n'));
  return Promise.all(parts);
}

/** A web server reads the files as another user, whatever the umask here and the modes of the sources are. */
async function allowReading(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }))
    await chmod(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o755 : 0o644);
}

// npm run build [-- --sample --uncompressed --draft]
const started = performance.now();
const flag = { type: 'boolean', default: false } as const;
const options = { sample: flag, uncompressed: flag, draft: flag };
await runCommand({ options }, async ({ values }) => {
  if (values.sample) takeSampleServices();
  assertVariables('production');
  await buildAlone(paths.root, paths.buildLock, async () => {
    await build({ isCompressed: !values.uncompressed, isDraft: values.draft });
    await Promise.all([paths.dist, paths.deploy].map(allowReading));
    await dropOldEntries();
  });
  const heldMb = Math.round(process.resourceUsage().maxRSS / 1024);
  console.log(`  Built in ${seconds(started)}, with ${heldMb} MB of memory`);
  const settings = loadEnv('production', paths.root);
  if (Object.keys(settings).length === 0)
    return console.log(
      '  No service has its key, so this build is to look at: npm run launch-check lists what a release needs',
    );
  for (const problem of await findConsentProblem(settings))
    console.warn(`  ! The legal documents are not true of this build. ${formatFinding(problem)}`);
});
