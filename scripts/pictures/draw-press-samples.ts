import { mkdir, writeFile } from 'node:fs/promises';

import { press } from './logos/press.ts';
import { drawWordmark } from './logos/wordmark.tsx';

const folder = new URL('../preview/platform-api/sample-media/', import.meta.url);

// Run by hand after a change in logos/press.ts: the sample API serves committed files, without a build.
await mkdir(folder, { recursive: true });
for (const [index, wordmark] of press.entries()) {
  const { svg } = await drawWordmark(wordmark);
  await writeFile(new URL(`press-${index + 1}.svg`, folder), svg);
}
