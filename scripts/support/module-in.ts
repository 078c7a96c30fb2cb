import { readFile } from 'node:fs/promises';

import { transformWithOxc } from 'vite';
import { z } from 'zod';

/** A file of data as it is written now, which a plain import would not read again. It imports types alone. */
export async function moduleIn(file: string): Promise<Record<string, unknown>> {
  const { code } = await transformWithOxc(await readFile(file, 'utf8'), file, { sourcemap: false });
  return z
    .record(z.string(), z.unknown())
    .parse({ ...(await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`)) });
}
