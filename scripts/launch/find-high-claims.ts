import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { platformToday } from '#words/pages/about.ts';
import { paths } from '#scripts/support/paths.ts';
import { apiUrl } from '#src/api/endpoints.ts';
import { readStatistics } from '#src/api/read-statistics.ts';
import { may, type Obstacle, placeIn } from './obstacle.ts';

/** As long as a visitor's browser waits. */
const TIMEOUT_MS = 8000;

type Figure = { readonly name: string; readonly claim: number };

/**
 * Claims of the site above the live figures of the platform, which the about page shows.
 * @param origin of the platform's API; without one there are no live figures
 */
export async function findHighClaims(
  origin: string | undefined,
  figures: readonly Figure[] = platformToday.figures,
): Promise<Obstacle[]> {
  const place = 'VITE_API_ORIGIN';
  if (!origin)
    return [
      may(
        'claim',
        place,
        'is not set, so the platform was not asked for its live figures',
        `A claim of content/facts.ts may be above what is counted. Ask: ${place}=https://… npm run launch-check.`,
      ),
    ];
  try {
    const counted = await askPlatform(origin);
    const high = figures.filter(({ name, claim }) => (counted.get(name) ?? claim) < claim);
    return await Promise.all(high.map((figure) => obstacleOf(figure, counted.get(figure.name) ?? 0)));
  } catch (error) {
    const found = `${apiUrl(origin, 'statistics')} gave no figures: ${reasonOf(error)}`;
    const meaning = `The about page would say “${platformToday.failed}”. Correct the origin, or mend what answers there.`;
    return [may('claim', place, found, meaning)];
  }
}

/** @throws Error with the reason when there are no figures */
async function askPlatform(origin: string): Promise<ReadonlyMap<string, number>> {
  const answer = await fetch(apiUrl(origin, 'statistics'), { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!answer.ok) throw new Error(`the answer is ${answer.status}`);
  return new Map(Object.entries(readStatistics(await answer.json())));
}

/** `fetch` has the reason in the cause of its error. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message} (${error.cause.message})` : error.message;
}

async function obstacleOf({ name, claim }: Figure, counted: number): Promise<Obstacle> {
  const copy = await readFile(join(paths.root, 'content/en/pages/about.ts'), 'utf8');
  // Only the copy says which fact is claimed: two facts may have one value.
  const fact = new RegExp(`name: '${name}',[^}]*claim: facts\\.(\\w+)`).exec(copy)?.[1] ?? name;
  const placeOfFact = await placeIn('content/facts.ts', 'facts');
  const found = `${fact} claims ${claim.toLocaleString('en')}, and the platform counts ${counted.toLocaleString('en')}`;
  const meaning =
    'Visitors read a claim that the live figure contradicts. Correct the fact to what is counted.';
  return may('claim', placeOfFact(fact), found, meaning);
}
