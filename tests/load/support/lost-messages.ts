import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { z } from 'zod';

import { createPreview } from '#scripts/preview/create-preview.ts';
import { paths } from '#scripts/support/paths.ts';
import { endpoints } from '#src/api/endpoints.ts';

const received = z.array(z.object({ payload: z.object({ email: z.string() }) }));

/** Sends this many messages at once and returns those that were refused or did not arrive exactly once. */
export async function lostMessages(count: number): Promise<string[]> {
  const cacheDir = await mkdtemp(join(tmpdir(), 'messages-'));
  const preview = await createPreview({ port: 0, distDir: paths.dist, deployDir: paths.deploy, cacheDir });
  try {
    const addresses = Array.from({ length: count }, (_, index) => `sender-${index}@load.example`);
    const sent = await Promise.all(addresses.map((email) => send(preview.url, email)));
    const answer = await fetch(`${preview.url}/messages`, { headers: { accept: 'application/json' } });
    const arrived = received.parse(await answer.json()).map(({ payload }) => payload.email);
    return addresses.flatMap((email, index) => {
      const times = arrived.filter((one) => one === email).length;
      return sent[index] === 201 && times === 1
        ? []
        : [`the message of ${email} was answered with ${sent[index]} and arrived ${times} times`];
    });
  } finally {
    await preview.close();
    await rm(cacheDir, { recursive: true });
  }
}

const send = (origin: string, email: string): Promise<number | string> =>
  fetch(origin + endpoints.contactUs.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      name: 'Load Tester',
      email,
      subject: 'General Inquiry',
      message: 'One of many that are sent at the same moment.',
    }),
  }).then(({ status }) => status, String);
