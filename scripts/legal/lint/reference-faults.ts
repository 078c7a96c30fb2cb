import type { Link } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';

import { site } from '#content/site.ts';
import { termId } from '#scripts/legal/read/terms.ts';
import type { Finding } from '#scripts/support/findings.ts';
import { lineOf } from '#scripts/legal/read/text-tree.ts';
import { suggestion } from '#scripts/legal/read/suggestion.ts';
import { definitionsOf, type LegalText, wordsOf } from './words.ts';
import { hostModeOf } from '#src/platform/host/host-mode.ts';
import { pageIdOf, routeIdOf, routes } from '#src/routes.ts';

const NUMBER = String.raw`(?:\d+(?:\.\d+)*(?:\s?\([a-z\d]{1,4}\))*|\([a-z]{1,3}\)|[IVX]{1,4}\b(?!\s(?:am|have|may|do))|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b)`;
const MORE = String.raw`(?:\s?(?:[–—-]|,|&|to|through|and|or)\s?${NUMBER})*`;

/** Numbers move when a clause is added; those of laws, rulebooks and contracts of others do not. */
const BY_NUMBER = new RegExp(
  String.raw`(?<before>\S+\s+)?(?<cited>(?:\b(?:sub-?)?(?:clause|section|part|paragraph|article|point|chapter|item|title|annex|schedule|exhibit|appendix)(?:e?s)?(?:\s(?:no\.?|number))?|\b(?:art|para|cl|sec)\.?(?=\s*\d)|\b(?:see|per)(?:\sno\.)?(?=\s\(?\d+\.\d)|§§?)\s*\(?(?<number>${NUMBER})${MORE}|\b(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|last)\s(?:clause|section|paragraph|article|chapter)\b)(?:,?\s+(?:of|in|under|to)\s+(?<whose>[\p{L}\p{N}’’ -]+))?`,
  'giu',
);
const OWN = /^(?:(?:this|these|our) |the present )/i;
const LAW =
  /(?:[Ll]aw|Act|[Cc]ode|[Rr]egulations?|[Rr]ules?|[Rr]ulebook|[Dd]irective|[Cc]onvention|\p{Lu}{3,})[,’s]*\s+$/u;

/** Every cross-reference leads to a page or clause that is there, by its name and not by its number. */
export function referenceFaults(document: LegalText, library: readonly LegalText[]): Finding[] {
  const { file, tree } = document;
  const findings: Finding[] = [];
  visit(tree, 'link', (link) => {
    const message = linkFault(link, document, library);
    if (message) findings.push({ file, line: lineOf(link), message });
  });
  const numbers = wordsOf(tree).flatMap(({ text, lineAt, within }) =>
    [...text.matchAll(BY_NUMBER)].flatMap(({ 0: whole, index, groups = {} }) => {
      const { before = '', cited = '', number = '', whose } = groups;
      const rest = text.slice(index + whole.length);
      const other = library.find(({ front }) =>
        whose?.toLowerCase().includes(front.frontMatter?.title.toLowerCase() ?? '\0'),
      );
      if (
        within.includes('link') ||
        (whose === undefined ? LAW.test(before) || /^\s\p{Lu}{2,}/u.test(rest) : !OWN.test(whose) && !other)
      )
        return [];
      const target = other ?? document;
      const message = `“${cited.replaceAll(/\s+/g, ' ')}” names a clause by its number, which will move: ${insteadOf(cited, number, target, other ? routes[other.id] : '')}`;
      return [{ file, line: lineAt(index + before.length), message }];
    }),
  );
  return [...findings, ...numbers];
}

function insteadOf(cited: string, number: string, { outline }: LegalText, path: string): string {
  const entry = outline.find((one) => one.number === number.replace(/\s?\(.*$/, ''));
  if (!entry) return `${number && `there is no ${number}; `}write [name of the clause](${path}#its-address)`;
  const link = `[${entry.text.toLowerCase()}](${path}#${entry.id})`;
  return cited.endsWith(number) ? `write ${link}` : `write ${link} and so on, a link for each clause`;
}

/** What leaves the site, whole: a scheme that readers may follow, and an address behind it. */
const OUTSIDE = /^(?:https:\/\/[^\s/.]+\.[^\s]+|mailto:[^\s@]+@[^\s@]+\.[^\s@]+|tel:\+?[\d-]{5,})$/i;

const DAYS = /\d{4}-\d\d-\d\d/g;

function outsideFault(written: string, url: string): string | undefined {
  const { protocol, hostname, pathname, username } = new URL(url);
  if (username || /^[\d.]+$|^\[/.test(hostname))
    return `${written} is an address for machines: write one that readers know, https://…`;
  if (hostname && hostModeOf(hostname, site.brandHost).mode === 'main')
    return `${written} is an address of this site: write ${pathname}`;
  if (protocol === 'http:') return `${written} is not encrypted: write https://`;
  return OUTSIDE.test(url) ? undefined : `${written} leads nowhere: write /page, #clause or https://…`;
}

function linkFault(link: Link, document: LegalText, library: readonly LegalText[]): string | undefined {
  const { url } = link;
  const words = toString(link);
  const written = `[${words}](${url})`;
  if (!words.trim()) return `${written} has no words to click on: write them between [ and ]`;
  if (URL.canParse(url)) return outsideFault(written, url);
  const [place = '', hash] = url.split('#');
  const [path = ''] = place.split('?');
  if (url === '' || (path !== '' && !path.startsWith('/')))
    return `${written} leads nowhere: write /page, #clause or https://…`;
  if (path !== '' && pageIdOf(path) === 'not-found') {
    const hint = suggestion(path, Object.values(routes));
    return `${written} leads to no page of the site${hint ? `: ${hint}` : ': look at the addresses of its pages'}`;
  }
  if (path.length > 1 && path.endsWith('/'))
    return `${written} leads there by a detour: write ${path.slice(0, -1)}`;
  return (
    versionFault(written, path, library) ??
    (hash === undefined ? undefined : clauseFault(written, path, hash, document, library))
  );
}

/** Each version has an address of its own, and so has each comparison of two. */
function versionFault(written: string, path: string, library: readonly LegalText[]): string | undefined {
  const owner = library.find(({ id }) => path.startsWith(`${routes[id]}/`));
  const isThere = !owner || (path.match(DAYS) ?? []).every((day) => owner.days.includes(day));
  return isThere
    ? undefined
    : `${written} leads to no version of ${owner.file}: its days are ${owner.days.join(', ')}`;
}

function clauseFault(
  written: string,
  path: string,
  hash: string,
  document: LegalText,
  library: readonly LegalText[],
): string | undefined {
  const target =
    path === '' ? document : library.find(({ file }) => file === `content/legal/${routeIdOf(path)}.mdx`);
  if (!target) return undefined;
  const ids = [
    ...target.outline.map(({ id }) => id),
    ...definitionsOf(target).map(({ term }) => termId(term)),
  ];
  if (ids.includes(hash)) return undefined;
  const hint = suggestion(hash, ids);
  return `${written} leads to no clause of ${target.file}: ${hint ?? 'write the name of the clause in small letters with hyphens'}`;
}
