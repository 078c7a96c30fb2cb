import { loadEnv } from 'vite';

import { readLegalDocuments } from '#scripts/legal/read/read-documents.ts';
import { paths } from '#scripts/support/paths.ts';
import { findDueDates } from './find-due-dates.ts';
import { findHighClaims } from './find-high-claims.ts';
import { findLegalSamples, findPlaceholderHosts, findSamples } from './find-samples.ts';
import { findUnsetSettings, findUntrueTexts } from './find-settings.ts';
import type { Obstacle } from './obstacle.ts';

/** All that stands between the site and its first visitors, by its content and by the settings of a build here. */
export async function findObstacles(): Promise<Obstacle[]> {
  const env = loadEnv('production', paths.root, '');
  const found = [
    findSamples(),
    readLegalDocuments().then(findLegalSamples),
    findPlaceholderHosts(),
    Promise.resolve(findUnsetSettings(env)),
    findUntrueTexts(env),
    findDueDates(new Date()),
    findHighClaims(env['VITE_API_ORIGIN']),
  ];
  return (await Promise.all(found)).flat();
}
