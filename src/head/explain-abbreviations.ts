import { abbreviations } from '#words/abbreviations.ts';

/** Pictures, buttons and what is no prose. React compares the markup of an island with its own. */
const LEFT_OUT =
  /^(?:button|dialog|option|script|style|svg|template|textarea|title)$|\sdata-(?:island|nosnippet)\b/;

const TAG_OR_TEXT = /<(\/?[a-z][a-z\d-]*)((?:"[^"]*"|[^">])*)>|[^<]+/gi;

/**
 * Explains each abbreviation where a page first uses it (WCAG 3.1.4): `<abbr title="know your customer">KYC</abbr>`.
 * @param markup that React rendered
 */
export function explainAbbreviations(
  markup: string,
  words: Readonly<Record<string, string>> = abbreviations,
): string {
  const open = new Map(Object.entries(words));
  let leftOut: { readonly name: string; depth: number } | undefined;
  return markup.replaceAll(
    TAG_OR_TEXT,
    (part: string, tag: string | undefined, given: string | undefined) => {
      const attributes = given ?? '';
      if (tag === undefined) return leftOut ? part : explain(part, open);
      if (attributes.endsWith('/')) return part;
      const name = tag.replace('/', '');
      const opens = tag === name;
      if (leftOut?.name === name) leftOut.depth += opens ? 1 : -1;
      else if (!leftOut && opens && (LEFT_OUT.test(name) || LEFT_OUT.test(attributes)))
        leftOut = { name, depth: 1 };
      if (leftOut?.depth === 0) leftOut = undefined;
      return part;
    },
  );
}

/** @param open the abbreviations that the page has not used yet, and their words */
function explain(text: string, open: Map<string, string>): string {
  let explained = text;
  for (const [abbreviation, words] of open)
    explained = explained.replace(new RegExp(String.raw`\b${abbreviation}\b`), (found) => {
      open.delete(abbreviation);
      return `<abbr title="${words}">${found}</abbr>`;
    });
  return explained;
}
