import { access, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';

import { facts } from '#content/facts-today.ts';
import { platformToday } from '#words/pages/about.ts';
import { paths } from '#scripts/support/paths.ts';
import { writeFiles } from '#scripts/support/write-files.ts';
import { ownerSchema } from '#src/model/owner.schema.ts';
import { filesIn } from '#tests/support/files-in.ts';
import { post, startFixture } from '#tests/support/preview-fixture.ts';
import { askPlatform, findLaunchProblems, type LaunchInput, readInput, reportOf } from './launch-check.ts';
import { ownerQuestions } from './owner-questions.ts';

const { countries } = facts;
const claimed = (source: string, reviewBy: string) => ({ ...countries, claim: { source, reviewBy } });
const team = [{ name: 'A', sample: true }, { name: 'B' }, { sample: false }];
const answers = {
  team: { question: 'Who?', answer: 'We.', sample: true },
  months: { question: 'How long?' },
  hosting: { question: 'Where?', answer: 'Here.' },
};
const names = ['VITE_RECAPTCHA_KEY', 'VITE_API_ORIGIN', 'VITE_GA_ID', 'VITE_ADS_ID', 'CSP_REPORT_URL'];

/** Texts of a site whose brand is not the sample. */
const content = await filesIn(new URL('golden/content.txt', import.meta.url));
const pages = {
  'dist/about.html': '<h1>A qanat carries water</h1>\n<footer>© Qanat</footer>',
  'dist/index.html': '<h1>Meridian</h1>\n<footer>© Qanat</footer>',
  'dist/films/tour.mp4': 'Qanat',
};

/** What is reported of a site with these files. */
async function report(files: Readonly<Record<string, string>>, input: Partial<LaunchInput>): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'launch-'));
  onTestFinished(() => rm(root, { recursive: true }));
  await writeFiles(root, files);
  const whole = { ...(await readInput({})), root, facts: {}, figures: [], entries: [], languages: [] };
  const found = await findLaunchProblems({ ...whole, ...input });
  // The questions to the owner and the lines of the present content are no matter of this test.
  const stable = found.filter(({ rule }) => rule !== 'owner');
  return reportOf(stable).replaceAll(
    /(content\/(?:facts|languages|site|en\/(?:team|owner))\.ts:)\d+/g,
    '$1…',
  );
}

it('launch-check reports every kind of problem, first those that stop a release (F-B14)', async () => {
  const all = await report(content, {
    env: {},
    today: new Date('2027-01-01T12:00:00Z'),
    brand: 'Meridian',
    locality: 'London',
    languages: ['en', 'ar'],
    entries: [
      { file: 'content/en/team.ts', exportName: 'team', value: team, schema: z.any() },
      { file: 'content/en/owner.ts', exportName: 'owner', value: answers, schema: ownerSchema },
    ],
    facts: {
      countries: claimed('The register', '2027-01-01'),
      firmsServed: claimed('Ours, to be confirmed', '2030-01-01'),
    },
    figures: [{ name: 'countries', claim: 5000 }],
    counted: new Map([['countries', 150]]),
  });
  await expect(all).toMatchFileSnapshot('golden/launch-report.txt');
});

it('launch-check searches the built pages where the texts do not name the sample brand', async () => {
  expect((await report(pages, { brand: 'Meridian' })).match(/^ +dist.*/gm)).toEqual([
    '    dist/about.html:1  “<h1>A qanat carries water</h1>”',
    '    dist/about.html:2  “<footer>© Qanat</footer>”, and at 1 more place(s)',
  ]);
});

it('launch-check reports nothing that stops a release of a whole site', async () => {
  const env = { ...Object.fromEntries(names.map((name) => [name, 'https://a.example'])), VITE_GA_ID: 'G-1' };
  // A name may contain that of the sample.
  const ready = await report({ ...pages, 'content/a.ts': '' }, { env, brand: 'Qanat Capital' });
  expect(ready).toMatch(/^Nothing stops a release\./);
  expect(await report({}, { env, brand: 'Meridian' })).toContain('is not built');
});

it.each(Object.keys(ownerQuestions))('launch-check asks with the file of the answer: %s', async (file) => {
  await expect(access(join(paths.root, file))).resolves.toBeUndefined();
});

it('launch-check asks the platform for its figures, and says why there are none', async () => {
  const preview = await startFixture();
  onTestFinished(() => preview.close());
  expect(await askPlatform(preview.url)).toHaveProperty('size', platformToday.figures.length);
  for (const [mode, reason] of [
    ['500', /statistics gave no figures: the answer is 500$/],
    ['html', /gave no figures: .*not valid JSON/],
    ['drop', /gave no figures: fetch failed \(.+\)$/],
  ] as const) {
    await post(preview, '/__faults', { endpoint: 'statistics', mode });
    expect(await askPlatform(preview.url)).toMatch(reason);
  }
});
