import '../build/production.ts';

import { cp, rm } from 'node:fs/promises';

import { loadEnv } from 'vite';

import { findConsentFault } from '../build/settings/consent-setting.ts';
import { bundle } from '../build/vite/bundle.ts';
import { fontSources } from '../build/fonts/fonts.ts';
import { listFacts } from '../build/facts/list-facts.ts';
import { makeAssets } from '../build/make-assets.ts';
import { compressFolder } from '../build/publish/compress.ts';
import { makePolicy, writeHeaders } from '../build/publish/headers.ts';
import { drawIcons } from '../build/publish/icons.ts';
import { NOTICES_PATH, noticesOf } from '../build/publish/notices.ts';
import { drawShareImages } from '../build/sharing/share-images.ts';
import { writeSiteFiles } from '../build/publish/site-files.ts';
import { createRenderer } from '../build/renderer.ts';
import { checkSources, runChecks } from '../build/run-checks.ts';
import { assertVariables, takeSampleServices } from '../build/settings/variables.ts';
import { createStep, seconds } from '../build/step.ts';
import { validateContent, validateTranslations } from '../build/validate-content.ts';
import { loadSite } from '../checks/support/built-site.ts';
import { assertNone, writtenFinding } from '../support/findings.ts';
import { ofGrade } from '../legal/diagnostic.ts';
import { judgeDocuments } from '../legal/guard/judge-documents.ts';
import { readRecord } from '../legal/read/version-record.ts';
import { writeLegalFiles } from '../legal/print/legal-files.ts';
import { readLegalDocuments } from '../legal/read/read-documents.ts';
import { paths } from '../support/paths.ts';
import { runCommand } from '../support/run-command.ts';
import { writeFiles } from '../support/write-files.ts';

/** Content → pictures and fonts → bundles → files of the legal documents → pages → what is made of pages → policy → checks, compressed files. */
async function build(): Promise<void> {
  const step = createStep();
  await step('Validate the content', validateContent);
  const looks = await step('Check the legal documents', async () => {
    const { diagnostics } = await judgeDocuments();
    const errors = ofGrade('error', diagnostics);
    assertNone(errors, `The legal documents have ${errors.length} error(s):\n`);
    return ofGrade('look', diagnostics);
  });
  for (const look of looks) console.warn(`    ! To look at: ${writtenFinding(look)}`);
  const documents = await readLegalDocuments();
  const record = (await readRecord(paths.root)) ?? [];
  await step('Compare figures with facts', () => checkSources(paths));
  await step('Compare the languages', validateTranslations);
  const assets = await step('Make pictures and fonts', makeAssets);

  await rm(paths.dist, { recursive: true, force: true });
  await cp(paths.generated, paths.dist, { recursive: true });
  const rendering = async () => {
    const bundles = await step('Bundle the code', () => bundle(assets, documents));
    const notices = await noticesOf([...bundles.sources, ...fontSources]);
    await writeFiles(paths.dist, { [NOTICES_PATH]: notices });
    const renderers = await Promise.all(
      Object.values(bundles.languages).map((one) => createRenderer(one, assets, documents)),
    );
    const [english] = renderers;
    if (!english) throw new Error('No language is built: see content/languages.ts');
    const sizes = await step('Print the legal documents', (report) =>
      writeLegalFiles(documents, record, english.render, report),
    );
    await step('Render every page', async () => {
      for (const renderer of renderers) await renderer.prerender(sizes);
    });
    return {
      scripts: unique(renderers.flatMap(({ inline }) => inline.scripts)),
      styles: unique(renderers.flatMap(({ inline }) => inline.styles)),
    };
  };
  const [inline] = await Promise.all([
    rendering(),
    step('Draw share images', drawShareImages),
    step('Draw icons', async () => writeFiles(paths.dist, await drawIcons())),
  ]);

  await step('Write twins, lists and manifests', () => writeSiteFiles(documents, record));
  const policy = await step('Settle the policy of headers', () => makePolicy(inline, documents));
  await step('Write headers and redirects', () => writeHeaders(policy));

  const site = { ...(await step('Read what was built', () => loadSite())), policy };
  await Promise.all([
    step('Check what was built', () => runChecks(site)),
    step('List facts, warn of old claims', () => listFacts(site)),
    step('Compress', () => compressFolder(paths.dist)),
  ]);
}

const unique = (texts: readonly string[]) => [...new Set(texts)];

// npm run build [-- --sample]
const started = performance.now();
await runCommand({ options: { sample: { type: 'boolean' } } }, async ({ values }) => {
  if (values.sample) takeSampleServices();
  assertVariables('production');
  await build();
  const heldMb = Math.round(process.resourceUsage().maxRSS / 1024);
  console.log(`  Built in ${seconds(started)}, with ${heldMb} MB of memory`);
  for (const fault of await findConsentFault(loadEnv('production', paths.root)))
    console.warn(`  ! The legal documents are not true of this build. ${writtenFinding(fault)}`);
});
