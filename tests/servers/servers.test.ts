import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';

import { site } from '#content/site.ts';
import { paths } from '#scripts/support/paths.ts';
import { ask } from '#scripts/deployment/ask.ts';
import { askQuestion, checkDeployment } from '#scripts/deployment/check-deployment.ts';
import {
  allQuestions,
  differs,
  type HostKind,
  type Question,
  readRelease,
} from '#scripts/deployment/questions.ts';
import { listen } from '#scripts/preview/create-preview.ts';
import { errorPageOf, languageBases } from '#scripts/hosts/language-base.ts';
import { allowedMethods } from '#scripts/hosts/policy.ts';
import { securityProblems } from '#tests/support/security-headers.ts';
import {
  freePort,
  startCaddy,
  startNginx,
  startPreview,
  startWorkerd,
  type TestServer,
} from './start-servers.ts';

const release = await readRelease(paths.dist, paths.deploy);
const questions = allQuestions(release);

const hostNames: Readonly<Record<HostKind, string>> = {
  main: site.brandHost,
  brand: site.brandHost,
  www: `www.${site.brandHost}`,
  partner: `acme.${site.brandHost}`,
  development: `dev.${site.brandHost}`,
  preview: 'branch.site.pages.test',
};

const servers = [
  // In production the edge adds Vary; its server of files names no methods.
  { name: 'workerd', start: startWorkerd, lacks: /^(?:Vary|Allow)/ },
  { name: 'nginx', start: startNginx },
  { name: 'Caddy', start: startCaddy },
  { name: 'the preview', start: startPreview },
] as const;

describe.each(servers)('$name', ({ start, ...server }) => {
  let running: TestServer;

  beforeAll(async () => {
    running = await start();
  });
  afterAll(() => running.stop());

  const isExpected = (problem: string) => 'lacks' in server && server.lacks.test(problem);

  it.each(['/', '/about', '/robots.txt'])(
    'refuses POST at %s and names the allowed methods',
    async (path) => {
      const host = { host: hostNames.main };
      const { status, headers } = await ask(running.origin, { path, method: 'POST', headers: host });
      const problems = [
        ...differs('the status', status, 405),
        ...differs('Allow', headers.allow, allowedMethods),
      ];
      expect(problems.filter((problem) => !isExpected(problem))).toEqual([]);
    },
  );

  it.each(['/', '/assets/no-such-script.js', '/about', '/robots.txt'])(
    'sends the security headers at %s',
    async (path) => {
      for (const host of Object.values(hostNames)) {
        const { headers } = await ask(running.origin, { path, headers: { host } });
        expect(securityProblems(headers)).toEqual([]);
      }
    },
  );

  it.each(['/no-such-page', ...languageBases.flatMap((base) => [`${base}/no-such-page`, `${base}/404`])])(
    'answers 404 at %s in the language of the path (F-I1)',
    async (path) => {
      const { status, body } = await ask(running.origin, { path, headers: { host: hostNames.main } });
      const page = await release.read(`/${errorPageOf(path)}`);
      expect([status, body.toString()]).toEqual([404, page.toString()]);
    },
  );

  it.each(questions.map((question): [string, Question] => [`${question.group}: ${question.name}`, question]))(
    'meets the deployment check %s (F-B10, F-E17, F-E20)',
    async (_name, question) => {
      const address = { origin: running.origin, host: hostNames[question.host] };
      const problems = await askQuestion(question, address);
      expect(problems.filter((problem) => !isExpected(problem))).toEqual([]);
    },
  );
});

describe.each([
  ['workerd', startWorkerd],
  ['the preview', startPreview],
])('%s', (_name, start) => {
  it('sends a film whole where a range is malformed or of another unit', async () => {
    const running = await start();
    onTestFinished(() => running.stop());
    const path = release.files.find((file) => file.endsWith('.mp4')) ?? '';
    const film = await release.read(path);
    for (const range of ['bytes=-', 'bytes=5-2', 'items=0-1', 'bytes=0-1,5-6']) {
      const { status, body } = await ask(running.origin, { path, headers: { range, host: hostNames.main } });
      expect([range, status, body.equals(film)]).toEqual([range, 200, true]);
    }
  });
});

it('deploy:check lists each problem of a wrong deployment, and of one that does not answer', async () => {
  const careless = await listen(0, () => new Response('<h1>Hello</h1>'));
  for (const [port, problem] of [
    [new URL(careless.url).port, 'Content-Security-Policy is absent'],
    [new URL(careless.url).port, 'the status is 200 and should be 404'],
    [await freePort(), 'there is no answer'],
  ] as const) {
    const lines: string[] = [];
    const count = await checkDeployment(`http://127.0.0.1:${port}`, (line) => lines.push(line));
    expect(count).toBeGreaterThan(50);
    expect(lines.join('\n')).toContain(problem);
  }
  await careless.close();
});
