import './build/production.ts';

import { bundleAndPrerender } from './build/bundle.ts';
import { compress } from './build/compress.ts';
import { generateAssets } from './build/generated-plugin.ts';
import { writeHeaders } from './build/headers.ts';
import { writeIcons } from './build/icons.ts';
import { writeRobots } from './build/robots.ts';
import { runChecks } from './build/run-checks.ts';
import { runSteps } from './build/run-steps.ts';
import { writeSecurityTxt } from './build/security-txt.ts';
import { drawShareImages } from './build/share-images.ts';
import { writeSitemap } from './build/sitemap.ts';
import { validateContent } from './build/validate-content.ts';
import { writeWebManifest } from './build/web-manifest.ts';

try {
  await runSteps([
    ['Validate the content', validateContent],
    ['Draw pictures, subset fonts', (report) => generateAssets((done, total) => report(`${done}/${total}`))],
    ['Bundle, and render every page', bundleAndPrerender],
    ['Draw share images', drawShareImages],
    ['Write icons and manifest', () => Promise.all([writeIcons(), writeWebManifest()])],
    ['Write the sitemap', writeSitemap],
    ['Write robots.txt and security.txt', () => Promise.all([writeRobots(), writeSecurityTxt()])],
    ['Write headers and redirects', writeHeaders],
    ['Check what was built', runChecks],
    ['Compress', compress],
  ]);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
