import { facts } from '#content/facts-today.ts';
import { lineOfValue } from '#scripts/support/locate-value.ts';
import { type FactId, factIds, speaksOf } from '#scripts/checks/facts/topics.ts';
import { escapePattern } from '#scripts/support/escape-pattern.ts';
import type { BuiltSite } from '#scripts/checks/support/built-site.ts';
import { lineAt, type Source, sourcesOf } from '#scripts/checks/support/locate.ts';
import { writtenText } from '#scripts/checks/support/text-of.ts';

/** A fact with every place that uses it. Places are `file:line`, pages are paths. */
export type FactUsage = (typeof facts)[FactId] & {
  readonly place: string;
  readonly usedIn: readonly string[];
  readonly shownOn: readonly string[];
};

const FACTS = 'content/facts.ts';

/** How far from a plain figure the words of its fact may stand: about a row of a table. */
const NEAR_CHARACTERS = 80;

/** Fact id → where it is written, which lines use it, and which built pages show it. */
export function factUsage(site: BuiltSite): Readonly<Record<string, FactUsage>> {
  const sources = sourcesOf(site);
  const written = sources.find(({ file }) => file === FACTS)?.text ?? '';
  const pages = site.pages.map(({ path, root }) => ({ path, text: writtenText(root) }));
  const entries = factIds.map((id) => {
    const place = `${FACTS}:${lineOfValue(written, 'facts', [id])}`;
    const usedIn = sources.flatMap((source) => usesIn(source, id));
    const shownOn = pages.filter(({ text }) => isShownIn(text, id)).map(({ path }) => path);
    return [id, { ...facts[id], place, usedIn, shownOn }] as const;
  });
  return Object.fromEntries(entries);
}

function usesIn({ file, text }: Source, id: FactId): string[] {
  const uses = text.matchAll(new RegExp(String.raw`\bfacts\.${id}\b|<Fact\s+id="${id}"`, 'g'));
  return [...new Set([...uses].map(({ index }) => `${file}:${lineAt(text, index)}`))];
}

/** A figure that other facts or ordinary speech have too counts only beside the words of its fact. */
function isShownIn(text: string, id: FactId): boolean {
  const figure = facts[id].text;
  const isPlain =
    /^\w+$/.test(figure) || factIds.some((other) => other !== id && facts[other].text === figure);
  const escaped = escapePattern(figure).replaceAll('\u00a0', String.raw`\s`);
  const found = [...text.matchAll(new RegExp(String.raw`(?<![\w$.,])${escaped}(?![\w]|[.,]\d)`, 'g'))];
  return found.some(({ index }) => {
    const near = text.slice(Math.max(0, index - NEAR_CHARACTERS), index + figure.length + NEAR_CHARACTERS);
    return !isPlain || speaksOf(id, near.replaceAll(/\s+/g, ' '));
  });
}
