import './build/production.ts';

import { assertLegalDocuments } from './legal/lint/lint-documents.ts';
import { legalDocuments, readLegalFiles } from './legal/read/read-documents.ts';
import { bundleAndPrerender } from './build/bundle.ts';
import { listFacts } from './build/facts/list-facts.ts';
import { compress } from './build/publish/compress.ts';
import { generateAssets } from './build/generate-assets.ts';
import { writeHeaders } from './build/publish/headers.ts';
import { writeLegalFiles } from './legal/print/legal-files.ts';
import { writeIcons } from './build/publish/icons.ts';
import { writeLlmsTxt } from './build/publish/llms-txt.ts';
import { writeMarkdownPages } from './build/publish/markdown-pages.ts';
import { writePricingJson } from './build/publish/pricing-json.ts';
import { writeRobots } from './build/publish/robots.ts';
import { runChecks } from './build/run-checks.ts';
import { runSteps } from './build/run-steps.ts';
import { writeSecurityTxt } from './build/publish/security-txt.ts';
import { drawShareImages } from './build/publish/share-images.ts';
import { writeSitemap } from './build/publish/sitemap.ts';
import { validateContent } from './build/validate-content.ts';
import { writeWebManifest } from './build/publish/web-manifest.ts';
import { takeSampleServices } from './sample-services.ts';

takeSampleServices();
try {
  const files = await readLegalFiles();
  const documents = () => legalDocuments(files);
  await runSteps([
    ['Validate the content', validateContent],
    ['Check the legal documents', () => assertLegalDocuments(files)],
    ['Draw pictures, subset fonts', generateAssets],
    ['Bundle, and render every page', bundleAndPrerender],
    ['Print the legal documents', (report) => writeLegalFiles(documents(), report)],
    ['Draw share images', drawShareImages],
    ['Write icons and manifest', () => Promise.all([writeIcons(), writeWebManifest()])],
    ['Write Markdown twins of the pages', writeMarkdownPages],
    ['Write llms.txt and pricing.json', () => Promise.all([writeLlmsTxt(), writePricingJson()])],
    ['Write the sitemap', () => writeSitemap(documents())],
    ['Write robots.txt and security.txt', () => Promise.all([writeRobots(), writeSecurityTxt()])],
    ['Write headers and redirects', () => writeHeaders(documents())],
    ['Check what was built', runChecks],
    ['List facts, warn of old claims', listFacts],
    ['Compress', compress],
  ]);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
