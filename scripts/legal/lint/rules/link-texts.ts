import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';

import { lineOf } from '#scripts/legal/read/text-tree.ts';
import { routeIdOf, routes } from '#src/routes.ts';
import type { OutlineEntry } from '#src/model/legal.schema.ts';
import { type Fault, legalRule } from '../legal-rule.ts';
import type { LegalText } from '../words.ts';

const CITED_NUMBER = /\b(?:clause|section|part|paragraph|article)\s(\d+(?:\.\d+)*)|^(\d+(?:\.\d+)+)$/i;

/** The words of a link to a clause name no other clause, and those of a link to a document no other one. */
export const linkTexts = legalRule('link-texts', ({ document, library }) => {
  const findings: Fault[] = [];
  visit(document.tree, 'link', (link) => {
    const [path = ''] = link.url.split('#');
    const target = path === '' ? document : library.find(({ id }) => id === routeIdOf(path));
    const words = toString(link).replaceAll(/\s+/g, ' ').trim();
    const message = target && faultOf(words, link.url, target, library);
    if (message) findings.push({ line: lineOf(link), message });
  });
  return findings;
});

function faultOf(
  words: string,
  url: string,
  target: LegalText,
  library: readonly LegalText[],
): string | undefined {
  const [path = '', hash] = url.split('#');
  const named = words.toLowerCase();
  const written = `[${words}](${url})`;
  if (hash === undefined) {
    const other = library.find(({ titles }) => titles.some((title) => title.toLowerCase() === named));
    return other && other.id !== target.id
      ? `${written} leads to the ${target.titles[0] ?? ''}: write [${words}](${routes[other.id]}), or other words`
      : undefined;
  }
  const entry = target.outline.find(({ id }) => id === hash);
  if (!entry) return undefined;
  const [, behind, alone] = CITED_NUMBER.exec(words) ?? [];
  const number = behind ?? alone;
  const isNamed = (one: OutlineEntry) => (number ? one.number === number : one.text.toLowerCase() === named);
  const meant = target.outline.find(isNamed);
  if (isNamed(entry) || (!number && !meant)) return undefined;
  const linkTo = ({ text, id }: OutlineEntry) => `[${text.toLowerCase()}](${path}#${id})`;
  return `${written} names another clause than “${entry.text}” (${entry.number}), to which it leads: write ${[entry, ...(meant ? [meant] : [])].map(linkTo).join(', or ')}`;
}
