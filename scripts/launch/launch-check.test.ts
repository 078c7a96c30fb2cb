import { access, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';

import { facts } from '#content/facts-today.ts';
import { platformToday } from '#words/pages/about.ts';
import { paths } from '#scripts/support/paths.ts';
import { writeFiles } from '#scripts/support/write-files.ts';
import { post, startFixture } from '#tests/support/preview-fixture.ts';
import {
  askPlatform,
  findLaunchProblems,
  type LaunchInput,
  type LaunchProblem,
  questions,
  readInput,
  reportOf,
} from './launch-check.ts';
import { ownerQuestions } from './owner-questions.ts';

type Rule = LaunchProblem['rule'];

const site = await readInput({});
const { countries } = facts;

/** The problems of one rule as `place urgency found`. */
async function problemsOf(rule: Rule, input: Partial<LaunchInput>): Promise<string[]> {
  const asked = questions.filter((question) => question.rule === rule);
  const found = await findLaunchProblems({ ...site, ...input }, asked);
  return found.map(({ place, urgency, found: text }) => `${place} ${urgency} ${text}`);
}

const settings = ['VITE_RECAPTCHA_KEY', 'VITE_API_ORIGIN', 'VITE_GA_ID', 'VITE_ADS_ID', 'CSP_REPORT_URL'];
const team = (value: unknown) => ({
  entries: [{ file: 'content/en/team.ts', exportName: 'team', value, schema: z.any() }],
});
const claim = (source: string, reviewBy: string, day: string) => ({
  facts: { countries: { ...countries, claim: { source, reviewBy } } },
  counted: new Map(),
  today: new Date(`${day}T12:00:00Z`),
});
const doubled = platformToday.figures.map((figure) => ({ ...figure, claim: figure.claim * 2 }));
const live = new Map([...platformToday.figures].map(({ name, claim: value }) => [name, value]));

it.each<readonly [what: string, rule: Rule, input: Partial<LaunchInput>, expected: readonly string[]]>([
  [
    'a sample among real values',
    'sample',
    {
      ...team([{ name: 'A', sample: true }, { name: 'B' }, { sample: false }]),
      root: join(paths.root, 'src'),
    },
    ['must team.0 is a sample: A'],
  ],
  ['unread languages', 'reader', { languages: ['en', 'ar'] }, ['must العربية awaits a native reader']],
  [
    'no settings (F-B14)',
    'setting',
    { env: {} },
    [...settings.map((name) => `${name} is not set`), "consentTool is 'built-in'"],
  ],
  [
    'a claim that is due',
    'claim',
    claim('The register', '2027-01-01', '2027-01-01'),
    ['may countries "150+" was to be reviewed by 2027-01-01 (The register)'],
  ],
  [
    'an unconfirmed claim',
    'claim',
    claim('Ours, to be confirmed', '2030-01-01', '2026-01-01'),
    ['must countries "150+" is not confirmed'],
  ],
  [
    'claims above the live figures',
    'claim',
    { facts: {}, figures: doubled, counted: live },
    [
      'may countries claims 300, and the platform counts 150',
      'may firmsServed claims 600, and the platform counts 300',
      'may dealsRun claims 5,000, and the platform counts 2,500',
      'may capitalRaised claims 50,000,000,000, and the platform counts 25,000,000,000',
    ],
  ],
  ['no platform', 'claim', { facts: {} }, ['VITE_API_ORIGIN may is not set, so the platform was not asked']],
])('%s [%s]', async (_what, rule, input, expected) => {
  const found = await problemsOf(rule, input);
  for (const [index, text] of expected.entries()) expect(found[index]).toContain(text);
  expect(found).toHaveLength(expected.length);
});

it('asks the owner each question, with the file of its answer', async () => {
  const found = await problemsOf('owner', {});
  expect(found).toHaveLength(Object.values(ownerQuestions).flat().length);
  for (const problem of found) await access(join(paths.root, problem.split(' ')[0] ?? ''));
});

it('names the line of the fact that a high claim repeats', async () => {
  const [first] = await problemsOf('claim', { facts: {}, figures: doubled, counted: live });
  const lines = (await readFile(join(paths.root, 'content/facts.ts'), 'utf8')).split('\n');
  expect(lines[Number(first?.split(/[: ]/)[1]) - 1]).toContain('countries:');
});

/** The problems of a site with these files. */
async function problemsWith(rule: Rule, files: Readonly<Record<string, string>>, brand = 'Meridian') {
  const root = await mkdtemp(join(tmpdir(), 'launch-'));
  onTestFinished(() => rm(root, { recursive: true }));
  await writeFiles(root, files);
  return problemsOf(rule, { ...team([]), root, brand });
}

it('lists sample documents, current and earlier', async () => {
  const found = await problemsWith('sample', {
    'content/legal/cookies.mdx': "---\ntitle: 'Cookies'\n---\n",
    'content/legal/terms.mdx': "---\ntitle: 'Terms'\nsample: true\n---\n",
    'content/legal/versions/terms/2024-03-01.mdx': '---\nsample: true\n---\n',
  });
  expect(found).toEqual([
    'content/legal/terms.mdx:3 must this version of the text is a sample',
    'content/legal/versions/terms/2024-03-01.mdx:2 must this version of the text is a sample',
  ]);
});

it('lists reserved hosts, each once', async () => {
  const found = await problemsWith('placeholder-host', {
    'content/a.mdx': 'See https://real.ae\n\nor mail a@some.example, b@some.example',
    'content/b.ts': "export const b = 'https://www.example.com/for.example';",
    'content/c.po': 'msgctxt "c"\nmsgid "at en.example"\nmsgstr "على ar.example"\n',
    'content/d.vtt': 'WEBVTT\n\n00:01.000 --> 00:02.000\nVisit film.example',
    'content/e.svg': '<svg><text>logo.test</text></svg>',
  });
  expect(found.map((problem) => problem.replace(' is a name reserved for examples', ''))).toEqual([
    'content/a.mdx:3 must some.example, and at 1 more place(s)',
    'content/b.ts:1 must www.example.com',
    'content/b.ts:1 must for.example',
    'content/c.po:1 must ar.example',
    'content/d.vtt:4 must film.example',
    'content/e.svg:1 must logo.test',
  ]);
});

it('lists the sample brand in the texts and pages of another', async () => {
  const content = {
    'content/films/tour/tour.en.vtt': 'WEBVTT\n\n00:01.000 --> 00:02.000\nQanat, screen by screen',
    'content/en/pages/about.ts': "export const title = 'A qanat carries water';",
    'content/ar/pages/about.po': '\nmsgctxt "a"\nmsgid "A qanat"\nmsgstr "من «القناة» الجوفية"\n',
    'content/ar/pages/contact.po': 'msgctxt "a"\nmsgid "YouTube"\nmsgstr "تابع القناة على YouTube"\n',
    'content/redirects.ts': "export const redirects = [{ from: '/qanat-360', to: 'product' }];",
  };
  const files = {
    ...content,
    'dist/about.html': '<h1>A qanat carries water</h1>\n<footer>© Qanat</footer>',
    'dist/index.html': '<h1>Meridian</h1>\n<footer>© Qanat</footer>',
    'dist/films/tour.mp4': 'Qanat',
  };
  expect(await problemsWith('brand', files)).toEqual([
    'content/ar/pages/about.po:2 must “من «القناة» الجوفية”',
    "content/en/pages/about.ts:1 must “export const title = 'A qanat carries water';”",
    'content/films/tour/tour.en.vtt:4 must “Qanat, screen by screen”',
  ]);
  const built = Object.fromEntries(Object.entries(files).filter(([file]) => file.startsWith('dist/')));
  expect(await problemsWith('brand', built)).toEqual([
    'dist/about.html:1 must “<h1>A qanat carries water</h1>”',
    'dist/about.html:2 must “<footer>© Qanat</footer>”, and at 1 more place(s)',
  ]);
  expect(await problemsWith('brand', { 'content/redirects.ts': '' })).toEqual([
    expect.stringMatching(/^dist must is not built/),
  ]);
  for (const brand of ['Qanat', 'Qanat Capital'])
    expect(await problemsWith('brand', files, brand)).toEqual([]);
});

it('lists the place of the sample brand in the texts of one elsewhere', async () => {
  const root = await mkdtemp(join(tmpdir(), 'launch-'));
  onTestFinished(() => rm(root, { recursive: true }));
  await writeFiles(root, {
    'content/en/faq.ts': "export const title = 'Under DIFC law';",
    'content/ar/cities.po': 'msgctxt "a"\nmsgid "Dubai"\nmsgstr "دبي"\n',
  });
  expect(await problemsOf('place', { root, locality: 'London' })).toEqual([
    "content/en/faq.ts:1 must “export const title = 'Under DIFC law';”",
    'content/ar/cities.po:1 may “دبي”',
  ]);
  expect(await problemsOf('place', { root, locality: 'Dubai' })).toEqual([]);
});

it('asks the platform for its figures, and says why there are none', async () => {
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

it('the report lists errors, then warnings, each once', () => {
  const problem = { rule: 'setting', urgency: 'must', found: 'is not set', meaning: 'Set it.' } as const;
  const one = { ...problem, place: 'A' };
  const warning = { ...one, place: 'C', urgency: 'may' } as const;
  const stops = 'Stops a release (2):\n\n  Set it.\n    A  is not set\n    B  is not set';
  const warns = 'Only warns (1):\n\n  Set it.\n    C  is not set';
  expect(reportOf([one, { ...one, place: 'B' }, warning])).toBe(`${stops}\n\n${warns}`);
  expect(reportOf([warning])).toBe(`Nothing stops a release.\n\n${warns}`);
});
