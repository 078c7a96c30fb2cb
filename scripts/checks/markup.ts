import type { Message } from 'html-validate';

import { createHtmlValidator } from '#scripts/checks/support/html-validator.ts';
import type { Page } from './support/built-site.ts';
import type { Check } from './support/check.ts';
import { placeOf } from './support/locate.ts';

const validator = createHtmlValidator();

/** Every page is valid HTML. What is wrong on many pages in the same way is said once. */
export const rule: Check = {
  name: 'markup',
  run: async (site) => {
    const groups = new Map<string, { page: Page; fault: Message; pages: Set<Page> }>();
    for (const page of site.pages) {
      const { results } = await validator.validateString(page.html, page.file);
      for (const fault of results.flatMap((result) => result.messages)) {
        const key = [fault.ruleId, fault.message, fault.selector].join(' ');
        const group = groups.get(key) ?? { page, fault, pages: new Set() };
        groups.set(key, { ...group, pages: group.pages.add(page) });
      }
    }
    const found = [...groups.values()].map(async ({ page, fault, pages }) => ({
      ...(await placeOf(site, page, { at: fault.offset })),
      message: `${page.path}${pages.size > 1 ? ` and ${pages.size - 1} more` : ''}: ${describe(fault)}`,
    }));
    return Promise.all(found);
  },
};

const describe = ({ message, ruleId, selector, ruleUrl }: Message) =>
  `${message} (${ruleId}${selector ? ` at ${selector}` : ''})${ruleUrl ? `, see ${ruleUrl}` : ''}`;
