import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { listFiles } from '#scripts/support/list-files.ts';
import { paths } from '#scripts/support/paths.ts';
import { createHtmlValidator } from '#scripts/checks/support/html-validator.ts';
import type { Remark } from './remark.ts';

/** End of the name of a file that holds a page as the browser had it, with something open. */
export const STATE_ENDING = '.state.html';

/** What the last run of the states' tests left, which Playwright empties before the next. */
const folder = join(paths.root, '.cache/states');

/** The states that the tests opened, absolute paths. */
export async function findStates(): Promise<readonly string[]> {
  const files = await listFiles(folder);
  return files.filter((file) => file.endsWith(STATE_ENDING)).map((file) => join(folder, file));
}

// A browser writes `<br>` by itself.
const validator = createHtmlValidator({ 'void-style': ['error', { style: 'omit' }] });

/** The findings of html-validate about the states. */
export async function stateRemarks(files: readonly string[]): Promise<readonly Remark[]> {
  const remarks = files.map(async (file) => {
    const html = await readFile(file, 'utf8');
    const { results } = await validator.validateString(html, file);
    return results.flatMap(({ messages }) =>
      messages.map(({ line, column, offset, message, ruleId }) => ({
        ...{ file, line, column, message: `${message} (${ruleId})` },
        extract: html.slice(Math.max(0, offset - 40), offset + 80).replaceAll(/\s+/g, ' '),
      })),
    );
  });
  return (await Promise.all(remarks)).flat();
}
