import { HtmlValidate, type Message, type RuleConfig, StaticConfigLoader } from 'html-validate';

import { site as brand } from '#content/site.ts';
import type { Check, Page } from './support/built-site.ts';
import { placeOf } from './support/locate.ts';

const rules: RuleConfig = {
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
  // Reported by the rule for inline code.
  'no-inline-style': 'off',
  // A page has the frames of both kinds of hosts, of which style shows one: axe checks the landmarks that are shown.
  'unique-landmark': 'off',
  // The schema limits the words of a title without the brand.
  'long-title': ['error', { maxlength: 65 + Math.max(brand.name.length, brand.product.name.length) }],
};

/** @param changes rules for markup that React does not write */
export const createHtmlValidator = (changes: RuleConfig = {}) =>
  new HtmlValidate(
    new StaticConfigLoader({
      root: true,
      extends: ['html-validate:recommended'],
      rules: { ...rules, ...changes },
    }),
  );

const validator = createHtmlValidator();

export const rule: Check = {
  name: 'markup',
  run: async (site) => {
    const groups = new Map<string, { page: Page; problem: Message; pages: Set<Page> }>();
    for (const page of site.pages) {
      const { results } = await validator.validateString(page.html, page.file);
      for (const problem of results.flatMap(({ messages }) => messages)) {
        const key = [problem.ruleId, problem.message, problem.selector].join(' ');
        const group = groups.get(key) ?? { page, problem, pages: new Set() };
        groups.set(key, { ...group, pages: group.pages.add(page) });
      }
    }
    return [...groups.values()].map(({ page, problem, pages }) => ({
      ...placeOf(site, page, { at: problem.offset }),
      message: `${page.path}${pages.size > 1 ? ` and ${pages.size - 1} more` : ''}: ${describe(problem)}`,
    }));
  },
};

const describe = ({ message, ruleId, selector, ruleUrl }: Message) =>
  `${message} (${ruleId}${selector ? ` at ${selector}` : ''})${ruleUrl ? `, see ${ruleUrl}` : ''}`;
