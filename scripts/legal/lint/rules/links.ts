import type { Link } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';

import { site } from '#content/site.ts';
import { lineOf, termId } from '#scripts/legal/read/text-tree.ts';
import { suggestion } from '#scripts/support/suggestion.ts';
import { type Fault, legalRule } from '../legal-rule.ts';
import { definitionsOf, type LegalText } from '../words.ts';
import { hostModeOf } from '#src/platform/host/host-mode.ts';
import { pageIdOf, routeIdOf, routes } from '#src/routes.ts';

/** Every link leads to a page, version or clause that exists. */
export const links = legalRule('links', ({ document, library }) => {
  const faults: Fault[] = [];
  visit(document.tree, 'link', (link) => {
    const message = linkFault(link, document, library);
    if (message) faults.push({ line: lineOf(link), message });
  });
  return faults;
});

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
