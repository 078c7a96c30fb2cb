import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

import { z } from 'zod';

import { nuExceptions } from './nu-exceptions.ts';
import type { Remark } from './remark.ts';

const reportSchema = z.object({
  messages: z.array(
    z.object({
      type: z.string(),
      url: z.string().optional(),
      message: z.string(),
      extract: z.string().default(''),
      // The validator leaves a line out where it is the first.
      lastLine: z.number().default(1),
      firstColumn: z.number().optional(),
      lastColumn: z.number().default(1),
    }),
  ),
});

const jar = fileURLToPath(import.meta.resolve('vnu-jar/build/dist/vnu.jar'));

/**
 * The findings of the Nu validator about pages, with warnings; one Java process reads them all.
 * @param java the program
 * @param files absolute paths
 * @throws Error when the validator itself fails
 */
export async function nuRemarks(java: string, files: readonly string[]): Promise<readonly Remark[]> {
  const { stdout } = await promisify(execFile)(
    java,
    ['-jar', jar, '--stdout', '--exit-zero-always', '--format', 'json', ...files],
    { maxBuffer: 256 * 1024 * 1024 },
  );
  return reportSchema
    .parse(JSON.parse(stdout))
    .messages.filter(({ message }) => !nuExceptions.some((exception) => exception.message.test(message)))
    .map(({ url, message, extract, lastLine, firstColumn, lastColumn }) => ({
      file: url ? fileURLToPath(url) : '',
      line: Math.max(lastLine, 1),
      column: firstColumn ?? lastColumn,
      message: `${message} (Nu)`,
      extract: extract.replaceAll(/\s+/g, ' ').trim(),
    }));
}
