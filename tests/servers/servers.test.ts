import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { site } from '#content/site.ts';
import { paths } from '#scripts/support/paths.ts';
import { ask } from '#scripts/deployment/ask.ts';
import { askQuestion } from '#scripts/deployment/check-deployment.ts';
import {
  allQuestions,
  differs,
  type HostKind,
  type Question,
  readRelease,
} from '#scripts/deployment/questions.ts';
import { errorPageOf, languageBases } from '#scripts/hosts/language-base.ts';
import { allowedMethods } from '#scripts/hosts/policy.ts';
import { securityFaults } from '#tests/support/security-headers.ts';
import { startCaddy } from './support/start-caddy.ts';
import { startNginx } from './support/start-nginx.ts';
import { startPreview } from './support/start-preview.ts';
import { startWorkerd } from './support/start-workerd.ts';
import type { TestServer } from './support/test-server.ts';

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

  const isExpected = (fault: string) => 'lacks' in server && server.lacks.test(fault);

  it.each(['/', '/about', '/robots.txt'])(
    'refuses POST at %s and names the allowed methods',
    async (path) => {
      const host = { host: hostNames.main };
      const { status, headers } = await ask(running.origin, { path, method: 'POST', headers: host });
      const faults = [
        ...differs('the status', status, 405),
        ...differs('Allow', headers.allow, allowedMethods),
      ];
      expect(faults.filter((fault) => !isExpected(fault))).toEqual([]);
    },
  );

  it.each(['/', '/assets/no-such-script.js', '/about', '/robots.txt'])(
    'sends the security headers at %s',
    async (path) => {
      for (const host of Object.values(hostNames)) {
        const { headers } = await ask(running.origin, { path, headers: { host } });
        expect(securityFaults(headers)).toEqual([]);
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
      const faults = await askQuestion(question, address);
      expect(faults.filter((fault) => !isExpected(fault))).toEqual([]);
    },
  );
});
