import { HtmlValidate, type Message, StaticConfigLoader } from 'html-validate';

import type { Page } from './support/built-site.ts';
import type { Check } from './support/check.ts';
import { placeOf } from './support/locate.ts';

/** The recommended rules; each one that is changed says why. */
const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:recommended'],
    rules: {
      // React writes a lower-case doctype, `<br/>`, `srcSet` and `hidden=""`; HTML takes them all the same.
      'doctype-style': 'off',
      'void-style': ['error', { style: 'selfclose' }],
      'attr-case': ['error', { style: ['lowercase', 'camelcase'] }],
      'attribute-boolean-style': ['error', { style: 'empty' }],
      'attribute-empty-style': 'off',
      // React's ids begin with an underscore; HTML forbids spaces only.
      'valid-id': ['error', { relaxed: true }],
      // Safari drops the role of a list that shows no bullets.
      'no-redundant-role': 'off',
      // ARIA in HTML allows both: a list that keeps its role, and a named region that scrolls.
      'prefer-native-element': ['error', { exclude: ['list', 'region'] }],
      // The rule for inline code speaks of it.
      'no-inline-style': 'off',
    },
  }),
);

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
