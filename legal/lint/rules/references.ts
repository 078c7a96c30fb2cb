import type { Link, Nodes, Parents } from 'mdast';
import { toString } from 'mdast-util-to-string';

import { quoting, type Said, type TextFinding } from '#legal/findings.ts';
import { site } from '../../../content/site.ts';
import { pageMetadata } from '../../../content/en/page-metadata.ts';
import { fieldFinding, formerHeadings, formerPages } from '#legal/read/front-matter.ts';
import { letterOf, termId } from '#legal/read/text-tree.ts';
import { suggestion } from '../../../scripts/support/suggestion.ts';
import type { OutlineEntry } from '../../../src/model/legal.schema.ts';
import { hostModeOf } from '../../../src/platform/host/host-mode.ts';
import { pageIdOf, routeIdOf, routes } from '../../../src/routes.ts';
import { findingsAt, findingsIn, type LegalText } from '#legal/lint/passages.ts';
import type { Check, LegalContext } from '#legal/lint/check.ts';

const linkFindings = (
  context: LegalContext,
  says: (link: Link, context: LegalContext) => Said | undefined,
): TextFinding[] =>
  findingsIn(context.document.tree, (node) => (node.type === 'link' ? says(node, context) : undefined));

const wordsOf = (link: Link) => toString(link).replaceAll(/\s+/g, ' ').trim();
const writtenAs = (link: Link) => `[${wordsOf(link)}](${link.url})`;

/** A scheme that readers may follow, and an address behind it. */
const OUTSIDE = /^(?:https:\/\/[^\s/.]+\.[^\s]+|mailto:[^\s@]+@[^\s@]+\.[^\s@]+|tel:\+?[\d-]{5,})$/i;

function outsideFinding(written: string, url: string): string | undefined {
  const { protocol, hostname, pathname } = new URL(url);
  if (hostname && hostModeOf(hostname, site.brandHost).mode === 'main')
    return `${written} is an address of this site: write ${pathname}`;
  if (protocol === 'http:') return `${written} is not encrypted: write https://`;
  return OUTSIDE.test(url) ? undefined : `${written} leads nowhere: write /page, #clause or https://…`;
}

function wordsBefore(node: Nodes, parent: Parents | undefined): string {
  const before = parent?.children[parent.children.findIndex((one) => one === node) - 1];
  return before?.type === 'text' ? before.value : '';
}

const ITEM_OF =
  /\b(?:item|point|letter|paragraph) \(([a-z])\) (?:of|in|under) (?:the clause (?:on|about) )?$/i;

/** “item (h) of [conduct](#conduct)”, of which there are six. */
const missingItem = (context: LegalContext) => (node: Nodes, parent: Parents | undefined) => {
  const [cited, letter = ''] = ITEM_OF.exec(wordsBefore(node, parent)) ?? [];
  if (!cited || node.type !== 'link') return undefined;
  const [path = '', hash] = node.url.split('#');
  const target = targetOf(path, context.document, context.library);
  const heading = target?.outline.find(({ id }) => id === hash)?.text;
  const items = (target?.passages ?? []).filter((one) => one.kind === 'item' && one.heading === heading);
  if (!heading || letter.toLowerCase() < letterOf(items.length)) return undefined;
  const has = items.length === 0 ? 'no items' : `items (a) to (${letterOf(items.length - 1)})`;
  return quoting(cited.trim(), ` leads nowhere: “${heading}” has ${has}`);
};

/** Every link leads to a page, version or clause that exists, and what is meant as a link is one. */
export const links: Check = (context) => [
  ...linkFindings(context, linkFinding),
  ...findingsIn(context.document.tree, missingItem(context)),
  ...findingsAt(
    context.document.passages,
    /\[([^\]\n]+)\]\s?(?:\(([#/][^)\n]*)\)|\[[^\]\n]*\])/g,
    ([found, words, url]) => quoting(found, ` is no link: write [${words}](${url ?? '/page'})`),
  ),
];

function linkFinding(link: Link, { document, library }: LegalContext): string | undefined {
  const { url } = link;
  const written = writtenAs(link);
  if (!wordsOf(link)) return `${written} has no words to click on: write them between [ and ]`;
  // An address that is typed without a scheme is read with that one.
  if (URL.canParse(url)) return url === `http://${wordsOf(link)}` ? undefined : outsideFinding(written, url);
  const [path = '', hash] = url.replace(/\?[^#]*/, '').split('#');
  if (url === '' || (path !== '' && !path.startsWith('/')))
    return `${written} leads nowhere: write /page, #clause or https://…`;
  if (path !== '' && pageIdOf(path) === 'not-found') {
    const hint = suggestion(path, Object.values(routes)) ?? 'look at the addresses of its pages';
    return `${written} leads to no page of the site: ${hint}`;
  }
  // Each version has an address of its own, and so has each comparison of two.
  const owner = library.find(({ id }) => path.startsWith(`${routes[id]}/`));
  const days = path.match(/\d{4}-\d\d-\d\d/g) ?? [];
  if (owner && !days.every((day) => owner.days.includes(day)))
    return `${written} leads to no version of ${owner.file}: its days are ${owner.days.join(', ')}`;
  return hash === undefined ? undefined : clauseFinding(written, targetOf(path, document, library), hash);
}

const targetOf = (path: string, document: LegalText, library: readonly LegalText[]) =>
  path === '' ? document : library.find(({ id }) => id === routeIdOf(path));

function clauseFinding(written: string, target: LegalText | undefined, hash: string): string | undefined {
  if (!target) return undefined;
  const ids = [...target.outline.map(({ id }) => id), ...target.definitions.map(({ term }) => termId(term))];
  if (ids.includes(hash)) return undefined;
  const hint = suggestion(hash, ids);
  return `${written} leads to no clause of ${target.file}: ${hint ?? 'write the name of the clause in small letters with hyphens'}`;
}

/** Former addresses of a document are its own, and those of pages are free. */
export const formerPlaces: Check = ({ document: text }) => {
  const { frontMatter } = text.front;
  if (!frontMatter) return [];
  const path = routes[text.id];
  return [
    ...frontMatter.formerPaths
      .filter((former) => former.includes('#') && !former.startsWith(`${path}#`))
      .map(
        (former) => `has “${former}”, which names another page: write ${path}#old-heading -> #new-heading`,
      ),
    ...formerPages(frontMatter)
      .filter((former) => routeIdOf(former) !== undefined)
      .map((former) => `has “${former}”, which is the address of a page today: remove its entry`),
  ].map((message) => fieldFinding(text, 'formerPaths', message));
};

/** Former headings lead from a heading that is gone to one that is there. */
export const formerClauses: Check = ({ document: text }) => {
  const { frontMatter } = text.front;
  if (!frontMatter) return [];
  const ids = text.outline.map((entry) => entry.id);
  return [...formerHeadings(frontMatter)]
    .flatMap(([former, current]) => {
      const hint = suggestion(current, ids) ?? 'write the address of a heading of this document';
      return [
        ...(ids.includes(former)
          ? [`has #${former}, which is the address of a heading today: remove its entry`]
          : []),
        ...(ids.includes(current) ? [] : [`leads #${former} to #${current}, which is no heading: ${hint}`]),
      ];
    })
    .map((message) => fieldFinding(text, 'formerPaths', message));
};

/** Two documents of one title cannot be told apart. */
export const duplicateTitles: Check = ({ document, library }) => {
  const title = document.titles[0];
  const other = library.find((one) => one !== document && one.titles[0] === title);
  return other && title
    ? [fieldFinding(document, 'title', `is “${title}”, as in ${other.file}: give each document its own`)]
    : [];
};

/** A title unlike that of its page. */
function pageTitle(document: LegalText): TextFinding[] {
  const { title = '' } = document.front.frontMatter ?? {};
  const shown = pageMetadata[document.id].title;
  if (shown.toLowerCase().includes(title.toLowerCase())) return [];
  const message = `is “${title}”, and content/en/page-metadata.ts calls the page “${shown}”: change both`;
  return [fieldFinding(document, 'title', message)];
}

/** Words of a link that name another clause or document than the one to which it leads. */
export const linkTexts: Check = (context) => [
  ...linkFindings(context, linkTextFinding),
  ...pageTitle(context.document),
];

const CITED = /\b(?:clause|section|part|paragraph|article)\s(\d+(?:\.\d+)*)|^(\d+(?:\.\d+)+)$/i;

function linkTextFinding(link: Link, { document, library }: LegalContext): string | undefined {
  const [path = '', hash] = link.url.split('#');
  const target = targetOf(path, document, library);
  return hash === undefined
    ? documentFinding(link, target, library)
    : clauseTextFinding(link, target, hash, path);
}

const isAlike = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

function documentFinding(link: Link, target: LegalText | undefined, library: readonly LegalText[]) {
  const words = wordsOf(link);
  const other = library.find(({ titles }) => titles.some((title) => isAlike(title, words)));
  return target && other && other.id !== target.id
    ? `${writtenAs(link)} leads to the ${target.titles[0] ?? ''}: write [${words}](${routes[other.id]}), or other words`
    : undefined;
}

function clauseTextFinding(link: Link, target: LegalText | undefined, hash: string, path: string) {
  const words = wordsOf(link);
  const entry = target?.outline.find(({ id }) => id === hash);
  const [, behind, alone] = CITED.exec(words) ?? [];
  const number = behind ?? alone;
  const isNamed = (one: OutlineEntry) => (number ? one.number === number : isAlike(one.text, words));
  const meant = target?.outline.find(isNamed);
  if (!entry || isNamed(entry) || (!number && !meant)) return undefined;
  const linkTo = ({ text, id }: OutlineEntry) => `[${text.toLowerCase()}](${path}#${id})`;
  // Clauses may have been renumbered: the one with this number now may be another one.
  const right = [entry, ...(meant && !number ? [meant] : [])].map(linkTo).join(', or ');
  return `${writtenAs(link)} names another clause than “${entry.text}” (${entry.number}), to which it leads: write ${right}${number ? ', or the name and address of the clause that is meant' : ''}`;
}

const HOST = /(?<![\w@./-])(?:https?:\/\/)?(?:[\w.+-]+@)?((?:[a-z\d-]+\.)+[a-z]{2,})(?![\w-])/gi;

const isOurs = (host: string) => host === site.brandHost || host.endsWith(`.${site.brandHost}`);

/** Hosts that are not ours. */
export const otherHosts: Check = (context) => [
  ...findingsAt(context.document.passages, HOST, ({ 0: whole, 1: host = '', index }, { isLinked }) =>
    isLinked(index) || isOurs(host.toLowerCase()) || !/@|:\/\/|\.(?:com|org|net|ae|io|co)$/i.test(whole)
      ? undefined
      : quoting(whole, ' is no address of ours: is it meant?'),
  ),
  ...linkFindings(context, (link) => {
    const host = /^(?:https:\/\/|mailto:[^@]+@)([^/?#]+)/i.exec(link.url)?.[1]?.toLowerCase();
    return host && !isOurs(host)
      ? quoting(wordsOf(link), ` leads to ${host}, which is no address of ours: is it meant?`)
      : undefined;
  }),
];
