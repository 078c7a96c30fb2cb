import { execFile } from 'node:child_process';
import { chmod, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { expect, it, onTestFinished } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';

import { git, gitEnvironment } from '#scripts/support/git.ts';
import { paths } from '#scripts/support/paths.ts';
import { copySite } from '#tests/support/site-copy.ts';

/** Nothing listens there. */
const SILENT_PLATFORM = 'http://127.0.0.1:65534';

const workflow = z.object({
  jobs: z.object({
    release: z.object({
      steps: z.array(z.object({ run: z.string().optional() })),
    }),
  }),
});

/** The steps of the nightly workflow, without those that install packages or build. */
async function nightlySteps(): Promise<readonly string[]> {
  const text = await readFile(join(paths.root, '.github/workflows/release.yml'), 'utf8');
  const steps = workflow.parse(parse(text)).jobs.release.steps;
  return steps.flatMap(({ run }) => run ?? []).filter((run) => !/^npm (?:ci|run build)\b/.test(run));
}

/** A copy that may go live: without samples, placeholders, unconfirmed claims and unread texts. Its figures are due for review. */
async function readyCopy(): Promise<string> {
  const { folder, remove } = await copySite();
  onTestFinished(remove);
  const content = join(folder, 'content');
  for (const file of await readdir(content, { recursive: true })) {
    if (!/\.(?:ts|po|mdx|vtt)$/.test(file)) continue;
    const text = await readFile(join(content, file), 'utf8');
    const real = text
      .replace(/^sample: true\n/m, '')
      .replaceAll(/\bsample: true,?/g, '')
      .replace('awaitsReader: true', 'awaitsReader: false')
      .replaceAll(/qanat/gi, 'aldara')
      // Catalogues fold the story of the name at any of its spaces.
      .replaceAll('القناة', 'الدارة')
      .replaceAll('.example', '.ae')
      .replaceAll('to be confirmed', 'confirmed')
      .replaceAll(/reviewBy: '\d{4}/g, "reviewBy: '2025");
    await writeFile(join(content, file), real);
  }
  for (const made of ['dist', 'deploy']) {
    await mkdir(join(folder, made));
    await writeFile(join(folder, made, 'file.txt'), made);
  }
  return folder;
}

/** Commits the legal documents to a main branch that has an origin. @returns the folder of the origin */
async function publishLegal(folder: string): Promise<string> {
  const origin = join(folder, 'origin.git');
  const who = ['-c', 'user.name=Legal', '-c', 'user.email=legal@brand.example'];
  await git(folder, 'init', '--quiet', '--initial-branch=main');
  await git(folder, 'add', 'content/legal');
  await git(folder, ...who, 'commit', '--quiet', '-m', 'Legal documents');
  await git(folder, 'clone', '--quiet', '--bare', '.', origin);
  await git(folder, 'remote', 'add', 'origin', origin);
  await git(folder, 'fetch', '--quiet', 'origin');
  return origin;
}

/** A stand-in for the command of the code host: logs its arguments and finds no earlier release. */
async function standInForGh(folder: string): Promise<string> {
  const bin = join(folder, 'bin');
  await mkdir(bin);
  const script = '#!/bin/sh\necho "$@" >> gh.log\ntest "$2" != download\n';
  await writeFile(join(bin, 'gh'), script);
  await chmod(join(bin, 'gh'), 0o755);
  return bin;
}

it('the nightly release goes on while statistics fail and figures are due for review, and records legal texts', async () => {
  const folder = await readyCopy();
  const bin = await standInForGh(folder);
  const origin = await publishLegal(folder);
  const commit = (await git(folder, 'rev-parse', 'HEAD')).trim();
  const env = {
    ...(await gitEnvironment()),
    ...{ NODE_ENV: undefined, VITEST: undefined, GITHUB_ACTIONS: 'true' },
    ...{ GITHUB_REF_TYPE: 'branch', GITHUB_REF_NAME: 'main', GITHUB_RUN_NUMBER: '7', GITHUB_SHA: commit },
    ...{ DEFAULT_BRANCH: 'main' },
    ...{ VITE_API_ORIGIN: SILENT_PLATFORM, VITE_RECAPTCHA_KEY: 'key', VITE_GA_ID: 'G-1' },
    PATH: `${bin}:${process.env['PATH']}`,
  };
  let said = '';
  for (const step of await nightlySteps())
    await new Promise<void>((resolve, reject) => {
      execFile('bash', ['-e', '-c', step], { cwd: folder, env }, (error, stdout) => {
        said += stdout;
        if (error) reject(new Error(`${step}\n${stdout}`, { cause: error }));
        else resolve();
      });
    });
  expect(said).toMatch(/^::warning::VITE_API_ORIGIN \S+ gave no figures/m);
  expect(said).toMatch(/^::warning::content\/facts\.ts:\d+ .* was to be reviewed by 2025/m);
  const asked = await readFile(join(folder, 'gh.log'), 'utf8');
  expect(asked).toMatch(/^release create v\d{4}\.\d\d\.\d\d-7 site\.tar\.gz --target \w/m);
  expect(asked).toContain(`--target ${commit}`);
  const record = z
    .array(z.unknown())
    .parse(JSON.parse(await git(origin, 'show', 'main:content/legal/versions.json')));
  const moment: unknown = expect.stringMatching(/^\d{4}-\d\d-\d\dT/);
  for (const entry of record) expect(entry).toMatchObject({ sample: false, published: moment, commit });
});
