import { HtmlValidate, type RuleConfig, StaticConfigLoader, version } from 'html-validate';

import { site } from '#content/site.ts';

/** The recommended rules; each one that is changed says why. */
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
  // The schema limits the words of a title without the brand.
  'long-title': ['error', { maxlength: 65 + Math.max(site.name.length, site.product.name.length) }],
};

/** Another one may judge the same page differently. */
export const validatorVersion = `${version} ${JSON.stringify(rules)}`;

/** @param changes rules for markup that React does not write */
export const createHtmlValidator = (changes: RuleConfig = {}) =>
  new HtmlValidate(
    new StaticConfigLoader({
      root: true,
      extends: ['html-validate:recommended'],
      rules: { ...rules, ...changes },
    }),
  );
