import { execFile } from 'node:child_process';
import { chmod, mkdir, rm, writeFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';

import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';

import { git, gitEnvironment } from '#scripts/support/git.ts';
import { listFiles } from '#scripts/support/list-files.ts';
import { type LegalId, legalIds } from '#src/routes.ts';
import { addDays } from '#src/lib/day/add-days.ts';
import { today } from '#src/lib/day/today.ts';
import { copySite } from '#tests/support/site-copy.ts';
import { snapshotOf } from '../../legal/read/snapshot.ts';
import { entriesOf, RECORD, recordOf } from '../../legal/read/version-record.ts';
import { complete, propose, putInForce } from '../../legal/tests/new-version.ts';

/** Test files that read the documents of the tree, and not made-up ones alone. */
const READERS = /readLegalDocuments\(|readLegalFiles\(\)|legal-source/;

it('a new version of every document passes the tests', async () => {
  const copy = await copySite();
  onTestFinished(() => copy.remove());
  await putInForce(copy.folder);
  const before = await snapshotOf(copy.folder);
  for (const id of legalIds) await propose(copy.folder, id, today());
  await complete(copy.folder, before);
  const tests = (await listFiles(copy.folder)).filter((file) =>
    /^(?:src|legal|scripts|tests\/(?!output|servers)).*\.test\.ts$/.test(file),
  );
  const sources = await Promise.all(tests.map(copy.read));
  const files = tests.filter((_, index) => READERS.test(sources[index] ?? ''));
  expect(files.length).toBeGreaterThan(4);
  const { exitCode, output } = await copy.run('vitest', 'run', '--project', 'unit', ...files);
  expect(exitCode === 0 ? '' : output).toBe('');
});

const steps = z.object({
  steps: z.array(z.object({ if: z.string().optional(), run: z.string().optional() })),
});
const workflow = z.object({ jobs: z.object({ documents: steps, report: steps }) });
const checks = z.object({ jobs: z.object({ test: steps }) });

/** A repository of the documents in force, with an origin, in which proposals run through the steps of the workflow. */
async function host() {
  const copy = await copySite();
  onTestFinished(() => copy.remove());
  const { folder } = copy;
  await putInForce(folder);
  await writeFile(join(folder, RECORD), recordOf(entriesOf((await snapshotOf(folder)).documents)));
  const ask = (...command: string[]) =>
    git(folder, '-c', 'user.name=Legal', '-c', 'user.email=legal@brand.example', ...command);
  const commit = async (message: string, day?: string) => {
    await ask('add', 'content');
    await ask('commit', '--quiet', '-m', message);
    // The committer's day is that of the merge.
    if (!day) return;
    vi.stubEnv('GIT_COMMITTER_DATE', `${day}T12:00:00Z`);
    await ask('commit', '--amend', '--quiet', '--no-edit');
    vi.unstubAllEnvs();
  };
  await ask('init', '--quiet', '--initial-branch=main');
  await commit('Legal documents', '2026-02-02');
  const origin = join(folder, 'origin.git');
  await ask('clone', '--quiet', '--bare', '.', origin);
  await ask('remote', 'add', 'origin', origin);
  await ask('fetch', '--quiet', 'origin');
  await mkdir(join(folder, 'bin'));
  await writeFile(join(folder, 'bin/gh'), '#!/bin/sh\necho "$@" >> gh.log\n');
  await chmod(join(folder, 'bin/gh'), 0o755);
  const { jobs } = workflow.parse(parse(await copy.read('.github/workflows/legal.yml')));

  /** Runs the workflow for a branch: merged by the code host first, or, started by a run before, the branch alone. */
  const check = async (branch: string, isFirst = true) => {
    await ask('fetch', '--quiet', 'origin');
    await ask('checkout', '--quiet', '--force', '--detach', `origin/${branch}`);
    if (isFirst) await ask('merge', '--quiet', '--no-edit', 'origin/main');
    await rm(join(folder, 'gh.log'), { force: true });
    const env = {
      ...(await gitEnvironment()),
      ...{ NODE_ENV: undefined, VITEST: undefined, GITHUB_ACTIONS: 'true' },
      ...{ BASE: 'main', PROPOSAL: '12', PROPOSAL_BRANCH: branch, PREVIEW_ORIGIN: '', RUN_URL: '' },
      ...{
        GITHUB_OUTPUT: join(folder, 'output.txt'),
        PATH: `${folder}/bin${delimiter}${process.env['PATH']}`,
      },
    };
    let isPassed = true;
    const runAll = async (job: z.output<typeof steps>) => {
      for (const { run, if: condition = '' } of job.steps) {
        if (!run || run.startsWith('npm ci') || (isFirst && condition.includes('inputs.proposal'))) continue;
        await new Promise<void>((done) => {
          execFile('bash', ['-e', '-c', run], { cwd: folder, env }, (error) => {
            isPassed &&= !error;
            done();
          });
        });
      }
    };
    await runAll(jobs.documents);
    await ask('checkout', '--quiet', '--force', '-B', branch, `origin/${branch}`);
    await runAll(jobs.report);
    const comment = await copy.read('.cache/redline/comment.md');
    const calls = await copy.read('gh.log').catch(() => '');
    return { isPassed, comment, calls, isStartedAgain: calls.includes('workflow run legal.yml') };
  };
  /** What a person proposes: a new version of a document on a branch from the main branch. */
  const open = async (branch: string, id: LegalId, day: string, sentence?: string) => {
    await ask('checkout', '--quiet', '--force', '-B', branch, 'origin/main');
    await propose(folder, id, day, sentence);
    await commit('Propose');
    await ask('push', '--quiet', 'origin', branch);
  };
  const merge = async (branch: string, day?: string) => {
    await ask('fetch', '--quiet', 'origin');
    await ask('checkout', '--quiet', '--force', '-B', 'main', 'origin/main');
    await ask('merge', '--quiet', '--squash', `origin/${branch}`);
    await commit('Publish', day);
    await ask('push', '--quiet', '--force', 'origin', 'main');
  };
  const onMain = () => copy.run('tsx', 'legal/legal.ts', 'check');
  /** What checks.yml finds when it runs on a branch after the legal check has committed to it. */
  const checkAll = async (branch: string) => {
    await ask('fetch', '--quiet', 'origin');
    await ask('checkout', '--quiet', '--force', '--detach', `origin/${branch}`);
    const { jobs: all } = checks.parse(parse(await copy.read('.github/workflows/checks.yml')));
    for (const { run } of all.test.steps)
      if (run?.startsWith('git '))
        await ask(...run.replaceAll('"', '').replace('$BASE', 'main').split(' ').slice(1));
    return onMain();
  };
  return { ...copy, ask, commit, check, checkAll, open, merge, onMain };
}

type Host = Awaited<ReturnType<typeof host>>;

/** A version that was merged on a day and says to apply from another, as if the check had let it pass. */
async function published({ ask, folder, commit }: Host, id: LegalId, day: string, merged = day) {
  const before = await snapshotOf(folder);
  await propose(folder, id, day);
  await complete(folder, before);
  await commit('Publish', merged);
  await ask('push', '--quiet', 'origin', 'main');
}

const TOMORROW = addDays(today(), 1);
const LAST_WEEK = addDays(today(), -7);

describe('the life of a legal document, by the steps of the workflow', () => {
  it('adds the archive in the first run and passes in the second, though another proposal was merged meanwhile', async () => {
    const site = await host();
    await site.open('terms', 'terms', TOMORROW);
    await site.open('privacy', 'privacy', TOMORROW);
    for (const branch of ['terms', 'privacy'])
      expect(await site.check(branch)).toMatchObject({ isPassed: true, isStartedAgain: true });
    await site.merge('privacy');
    const second = await site.check('terms', false);
    expect(second).toMatchObject({ isPassed: true, isStartedAgain: false });
    expect(second.calls).toBe(
      'pr comment 12 --body-file .cache/redline/comment.md --edit-last --create-if-none\n',
    );
    expect(second.comment).toContain('# Terms of Service');
    expect(second.comment).not.toContain('Privacy Policy, version');
    await site.merge('terms');
    expect((await site.onMain()).output).toContain('no errors');
  });

  it('adds to a branch what its merge needs, and checks the merge', async () => {
    const site = await host();
    await site.open('terms', 'terms', TOMORROW);
    await site.open('privacy', 'privacy', TOMORROW);
    await site.check('privacy');
    await site.merge('privacy');
    expect(await site.check('terms')).toMatchObject({ isPassed: true, isStartedAgain: true });
    expect((await site.checkAll('terms')).output).toContain('no errors');
  });

  it('keeps a version in force that is reverted (F-L3)', async () => {
    const site = await host();
    await published(site, 'privacy', LAST_WEEK);
    await site.ask('checkout', '--quiet', '-b', 'revert');
    await site.ask('revert', '--no-edit', 'HEAD');
    await site.ask('push', '--quiet', 'origin', 'revert');
    const { isPassed, comment, isStartedAgain } = await site.check('revert');
    expect({ isPassed, isStartedAgain }).toEqual({ isPassed: false, isStartedAgain: false });
    expect(comment).toMatch(/version is 1\.0, and version 1\.1 applies since .*: users accepted it/);
    expect(comment).toContain("propose them as version '1.2'");
    // Merged all the same, it stops the release.
    await site.merge('revert');
    expect((await site.onMain()).output).toMatch(/version 1\.1 applies since/);
  });

  it('publishes a version that was merged late on another day, without a trace of the late one', async () => {
    const site = await host();
    await published(site, 'terms', LAST_WEEK, addDays(LAST_WEEK, 2));
    const late = await site.onMain();
    expect(late.output).toMatch(/version 1\.3 applies from .* and it was merged on/);
    await site.ask('checkout', '--quiet', '-b', 'correct');
    await site.edit('content/legal/terms.mdx', `'${LAST_WEEK}'`, `'${TOMORROW}'`);
    await site.commit('Correct the day');
    await site.ask('push', '--quiet', 'origin', 'correct');
    const { isPassed, comment } = await site.check('correct');
    expect(comment).toContain('From version 1.2 of');
    expect(isPassed).toBe(true);
    expect(await site.check('correct', false)).toMatchObject({ isPassed: true, isStartedAgain: false });
    await site.merge('correct');
    expect((await site.onMain()).output).toContain('no errors');
    expect(await listFiles(`${site.folder}/content/legal/versions/terms`)).not.toContain(`${LAST_WEEK}.mdx`);
  });

  it('asks for a former address that the last version had, and offers all that a new one needs at once', async () => {
    const site = await host();
    await site.edit('content/legal/terms.mdx', 'formerPaths: []', "formerPaths: ['/old-terms']");
    await site.commit('An old address', '2026-02-03');
    await site.ask('push', '--quiet', 'origin', 'main');
    await site.ask('checkout', '--quiet', '-b', 'rename');
    await site.edit('content/legal/terms.mdx', "['/old-terms']", '[]');
    await site.edit('content/legal/terms.mdx', '### Amendment of these terms', '### Changes of these terms');
    await site.commit('Rename a clause');
    await site.ask('push', '--quiet', 'origin', 'rename');
    const { isPassed, comment } = await site.check('rename');
    expect(isPassed).toBe(false);
    const [, paste = ''] = /```yaml\n([\s\S]*?)\n {2}```/.exec(comment) ?? [];
    const fields = paste.replaceAll(/^ {2}/gm, '');
    expect(fields).toContain("version: '1.3'");
    expect(fields).toContain("  - '/old-terms'");
    expect(fields).toContain("  - '/terms#amendment-of-these-terms -> #changes-of-these-terms'");
    expect(fields).toContain('Changes of these terms: was called “Amendment of these terms”.');
    await site.ask('checkout', '--quiet', '--force', 'rename');
    const text = await site.read('content/legal/terms.mdx');
    const pasted = text.replace(/^version:[\s\S]*?(?=^---$)/m, () => `${fields}\n`);
    await writeFile(join(site.folder, 'content/legal/terms.mdx'), pasted);
    await site.commit('Paste the lines');
    await site.ask('push', '--quiet', 'origin', 'rename');
    expect(await site.check('rename')).toMatchObject({ isPassed: true, isStartedAgain: true });
  });
});
