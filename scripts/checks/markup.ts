import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import type { Message } from 'html-validate';

import { cacheKey } from '#scripts/support/file-cache.ts';
import { paths } from '#scripts/support/paths.ts';
import { createHtmlValidator, validatorVersion } from '#scripts/checks/support/html-validator.ts';
import type { Check, Page } from './support/built-site.ts';
import { placeOf } from './support/locate.ts';

const validator = createHtmlValidator();

/** Every page is valid HTML. A problem of many pages is reported once. */
export const rule: Check = {
  name: 'markup',
  run: async (site) => {
    const groups = new Map<string, { page: Page; fault: Message; pages: Set<Page> }>();
    for (const page of site.pages) {
      for (const fault of await faultsOf(page)) {
        const key = [fault.ruleId, fault.message, fault.selector].join(' ');
        const group = groups.get(key) ?? { page, fault, pages: new Set() };
        groups.set(key, { ...group, pages: group.pages.add(page) });
      }
    }
    return [...groups.values()].map(({ page, fault, pages }) => ({
      ...placeOf(site, page, { at: fault.offset }),
      message: `${page.path}${pages.size > 1 ? ` and ${pages.size - 1} more` : ''}: ${describe(fault)}`,
    }));
  },
};

/** Pages that were valid by the same rules are not validated again. */
async function faultsOf({ html, file }: Page): Promise<Message[]> {
  const mark = join(paths.root, '.cache/valid', cacheKey({ modules: [] }, validatorVersion, html));
  if (existsSync(mark)) return [];
  const { results } = await validator.validateString(html, file);
  const faults = results.flatMap(({ messages }) => messages);
  if (faults.length === 0) {
    await mkdir(dirname(mark), { recursive: true });
    await writeFile(mark, '');
  }
  return faults;
}

const describe = ({ message, ruleId, selector, ruleUrl }: Message) =>
  `${message} (${ruleId}${selector ? ` at ${selector}` : ''})${ruleUrl ? `, see ${ruleUrl}` : ''}`;
