import type { Link } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';

import { termId } from '#scripts/legal/read/terms.ts';
import type { Finding } from '#scripts/checks/support/check.ts';
import { lineOf } from '#scripts/legal/read/text-tree.ts';
import { suggestion } from '#scripts/legal/read/suggestion.ts';
import { definitionsOf, type LegalText, wordsOf } from './words.ts';
import { pageIdOf, routeIdOf, routes } from '#src/routes.ts';

/** Numbers move when a clause is added; a rulebook's own numbers do not. */
const BY_NUMBER = /\b(?:clause|section|part|paragraph|article)s?\s+(\d+(?:\.\d+)*)(?!\s+of\b)/gi;

/** Every cross-reference leads to a page or clause that is there, by its name and not by its number. */
export function referenceFaults(document: LegalText, library: readonly LegalText[]): Finding[] {
  const { file, tree, outline } = document;
  const findings: Finding[] = [];
  visit(tree, 'link', (link) => {
    const message = linkFault(link, document, library);
    if (message) findings.push({ file, line: lineOf(link), message });
  });
  const numbers = wordsOf(tree).flatMap(({ text, lineAt }) =>
    [...text.matchAll(BY_NUMBER)].map(({ 0: found, 1: number, index }) => {
      const target = outline.find((entry) => entry.number === number);
      const instead = target
        ? `write [${target.text.toLowerCase()}](#${target.id})`
        : `there is no ${number}; write [name of the clause](#its-address)`;
      return {
        file,
        line: lineAt(index),
        message: `“${found}” names a clause by its number, which will move: ${instead}`,
      };
    }),
  );
  return [...findings, ...numbers];
}

function linkFault(link: Link, document: LegalText, library: readonly LegalText[]): string | undefined {
  const { url } = link;
  const words = toString(link);
  const written = `[${words}](${url})`;
  if (!words.trim()) return `${written} has no words to click on: write them between [ and ]`;
  if (/^(?:https:|mailto:|tel:)/.test(url)) return undefined;
  if (url.startsWith('http:')) return `${written} is not encrypted: write https://`;
  const [path = '', hash] = url.split('#');
  if (path !== '' && !path.startsWith('/'))
    return `${written} leads nowhere: write /page, #clause or https://…`;
  if (path !== '' && pageIdOf(path) === 'not-found') {
    const hint = suggestion(path, Object.values(routes));
    return `${written} leads to no page of the site${hint ? `: ${hint}` : ': look at the addresses of its pages'}`;
  }
  const target =
    path === '' ? document : library.find(({ file }) => file === `content/legal/${routeIdOf(path)}.mdx`);
  if (hash === undefined || !target) return undefined;
  const ids = [
    ...target.outline.map(({ id }) => id),
    ...definitionsOf(target).map(({ term }) => termId(term)),
  ];
  if (ids.includes(hash)) return undefined;
  const hint = suggestion(hash, ids);
  return `${written} leads to no clause of ${target.file}: ${hint ?? 'write the name of the clause in small letters with hyphens'}`;
}
