import { once } from 'node:events';
import { createServer } from 'node:http';

import { expect, it } from 'vitest';

import { checkDeployment } from '#scripts/deployment/check-deployment.ts';
import { freePort } from './support/test-server.ts';

it('deploy:check names each fault of a wrong one', async () => {
  const careless = createServer((_request, response) => response.end('<h1>Hello</h1>'));
  const port = await freePort();
  await once(careless.listen(port, '127.0.0.1'), 'listening');
  const lines: string[] = [];
  const faulty = await checkDeployment(`http://127.0.0.1:${port}`, (line) => lines.push(line));
  careless.close();
  expect(faulty).toBeGreaterThan(50);
  expect(lines.join('\n')).toContain('Content-Security-Policy is absent');
  expect(lines.join('\n')).toContain('the status is 200 and should be 404');
});

it('deploy:check fails for a deployment that does not answer', async () => {
  const lines: string[] = [];
  const faulty = await checkDeployment(`http://127.0.0.1:${await freePort()}`, (line) => lines.push(line));
  expect(faulty).toBeGreaterThan(50);
  expect(lines.join('\n')).toContain('there is no answer');
});
