import { execFileSync } from 'node:child_process';
import { cpus } from 'node:os';

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
  readDockerfile,
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
      // The redirect of `www` comes from the edge, which adds them where it sends files.
      for (const host of Object.values(hostNames).filter((name) => name !== hostNames.www)) {
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

describe('nginx as the image starts it', () => {
  it('answers on IPv6, with a worker for each processor', async () => {
    const running = await startNginx();
    onTestFinished(() => running.stop());
    const origin = running.origin.replace('127.0.0.1', '[::1]');
    expect((await ask(origin, { path: '/', headers: { host: hostNames.main } })).status).toBe(200);
    const parents = execFileSync('ps', ['-A', '-o', 'ppid='], { encoding: 'utf8' }).split('\n');
    const workers = parents.filter((parent) => Number(parent) === running.pid);
    expect(workers).toHaveLength(cpus().length);
  });

  it('sends a download to its end after the signal that stops the container', async () => {
    const { STOPSIGNAL: signal = 'SIGTERM' } = await readDockerfile();
    const running = await startNginx('limit_rate 100k; ');
    onTestFinished(() => running.stop());
    const path = '/films/hero-loop-960.mp4';
    const answer = await fetch(running.origin + path);
    process.kill(running.pid, signal);
    await expect.poll(() => fetch(running.origin).catch(() => 'refused')).toBe('refused');
    const film = Buffer.from(await answer.arrayBuffer());
    expect(film.equals(await release.read(path))).toBe(true);
  });

  it('is a user with a number other than that of root, and has a volume at the folder that it writes to', async () => {
    expect(await readDockerfile()).toMatchObject({ USER: '33:33', VOLUME: '/tmp' });
  });
});

describe('deploy:check', () => {
  /** What it prints of the preview behind a proxy, at which one page may be missing. */
  const checkBehindProxy = async (hostName: string, missing?: string) => {
    const running = await startPreview();
    onTestFinished(() => running.stop());
    const proxy = await listen(0, async ({ url, method }) => {
      const { pathname, search } = new URL(url);
      if (pathname === missing) return new Response('Not here', { status: 404 });
      const address = running.origin.replace('127.0.0.1', hostName) + pathname + search;
      const headers = { 'Accept-Encoding': 'identity' };
      const found = await fetch(address, { method, headers, redirect: 'manual' });
      return new Response(await found.arrayBuffer(), found);
    });
    onTestFinished(() => proxy.close());
    const lines: string[] = [];
    await checkDeployment(proxy.url, (line) => lines.push(line.trim()));
    return lines;
  };

  it('sees that a proxy does not hand the host on', async () => {
    const lost = 'the server does not receive the host localhost:';
    expect((await checkBehindProxy('127.0.0.1')).join('\n')).toContain(lost);
    expect((await checkBehindProxy('localhost')).join('\n')).not.toContain(lost);
  });

  it.each([release.pages.at(-1) ?? '', '/share/neutral.png'])('sees that %s is missing', async (path) => {
    const line = `${path}: the status is 404 and should be 200`;
    expect(await checkBehindProxy('localhost', path)).toContain(line);
  });
});

it('deploy:check lists each problem of a wrong deployment, and one of a host that does not answer', async () => {
  const careless = await listen(0, () => new Response('<h1>Hello</h1>'));
  onTestFinished(() => careless.close());
  const lines: string[] = [];
  const check = (port: string | number) =>
    checkDeployment(`http://127.0.0.1:${port}`, (line) => lines.push(line));
  expect(await check(new URL(careless.url).port)).toBeGreaterThan(50);
  expect(lines.join('\n')).toContain('Content-Security-Policy is absent');
  expect(lines.join('\n')).toContain('the status is 200 and should be 404');
  lines.length = 0;
  expect(await check(await freePort())).toBe(1);
  expect(lines).toEqual([expect.stringMatching(/^✗ http:\/\/127\.0\.0\.1:\d+ does not answer: /)]);
});
