import type { Root } from 'mdast';
import noDuplicateHeadings from 'remark-lint-no-duplicate-headings';
import noHeadingPunctuation from 'remark-lint-no-heading-punctuation';
import type { PluggableList } from 'unified';
import type { VFile } from 'vfile';

import { brokenTables, BROKEN_ROW } from './broken-tables.ts';
import { capitals } from './rules/capitals.ts';
import { clauseNumbers } from './rules/clause-numbers.ts';
import { components } from './rules/components.ts';
import { definitions } from './rules/definitions.ts';
import { figures } from './rules/figures.ts';
import { formerAddresses } from './rules/former-addresses.ts';
import { forms } from './rules/forms.ts';
import { headings } from './rules/headings.ts';
import { hiddenCharacters } from './rules/hidden-characters.ts';
import { linkTexts } from './rules/link-texts.ts';
import { links } from './rules/links.ts';
import { lowerCaseTerms } from './rules/lower-case-terms.ts';
import { passages } from './rules/passages.ts';
import { spelling } from './rules/spelling.ts';
import { typing } from './rules/typing.ts';

/** Every rule of the text of a legal document. */
export const rules: PluggableList = [
  components,
  headings,
  noDuplicateHeadings,
  [noHeadingPunctuation, '.:;,'],
  definitions,
  capitals,
  lowerCaseTerms,
  clauseNumbers,
  links,
  linkTexts,
  formerAddresses,
  figures,
  typing,
  passages,
  forms,
  hiddenCharacters,
  spelling,
  () => reportOnce,
];

const isWordRule = (message: string) =>
  /^“([^”]+)” (?:has capital|is in no dic|has a space bef)/.exec(message)?.[1];

/** What a message quotes before it says what to do. */
const quoted = (message: string) => (isWordRule(message) ? '' : (message.split(/: [a-z]/)[0] ?? ''));

/**
 * One mistake is reported once: a word within a figure or a typing mistake is neither misspelt nor an undefined
 * term, and a broken table is one mistake.
 */
function reportOnce(tree: Root, file: VFile): void {
  const tables = brokenTables(tree);
  const tableOf = (line = 0) => tables.find(({ from, to }) => from <= line && line <= to);
  const all = [...file.messages];
  const isRepeated = ({ reason, line, ruleId }: (typeof all)[number]) => {
    const table = tableOf(line);
    if (table) {
      const first = all.find((one) => one.reason === BROKEN_ROW && tableOf(one.line) === table);
      return first?.line !== line || reason !== BROKEN_ROW;
    }
    const word = isWordRule(reason);
    return all.some(
      (one) => one.ruleId !== ruleId && one.line === line && word && quoted(one.reason).includes(word),
    );
  };
  file.messages = all.filter((message) => !isRepeated(message));
}
