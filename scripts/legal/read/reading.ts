import type { Finding } from '#scripts/support/findings.ts';
import { type ConsentTool, consentTools } from '#src/model/site.schema.ts';
import { suggestion } from '#scripts/support/suggestion.ts';

const TAG = /<\/?When\b[^>]*>?/g;
const OPENING = /^<When consent="([^"]*)">$/;
const TABLE = /^(?:\|.*\n)+/gm;
/** Its first cell is one condition, which the row then stands or falls with. */
const CONDITIONAL_ROW = /^\|\s*<When consent="([^"]*)">(?:(?!<\/?When)[^|])*<\/When>\s*\|.*\n/gm;
const CONDITIONAL_WORDS = /<When consent="([^"]*)">([\s\S]*?)<\/When>/g;

const toolsOf = (attribute: string) => attribute.split(',').map((tool) => tool.trim());

/** A text as it reads where consent is asked for in this way. Every line stays on its line, so findings hold. */
export function inReading(source: string, consent: ConsentTool): string {
  const isRead = (attribute: string) => toolsOf(attribute).includes(consent);
  return source
    .replaceAll(TABLE, (table) => {
      const rows = table.replaceAll(CONDITIONAL_ROW, (row, of: string) => (isRead(of) ? row : ''));
      return rows + '\n'.repeat(table.split('\n').length - rows.split('\n').length);
    })
    .replaceAll(CONDITIONAL_WORDS, (_whole, of: string, words: string) =>
      isRead(of) ? words : words.replaceAll(/[^\n]/g, ''),
    );
}

/** The first `<When>` that is not written as it must be. */
export function readingFault(file: string, source: string): Finding | undefined {
  let opened: number | undefined;
  for (const { 0: tag, index } of source.matchAll(TAG)) {
    const line = source.slice(0, index).split('\n').length;
    const message = tag === '</When>' ? closingFault(opened) : openingFault(tag, opened);
    if (message) return { file, line, message };
    opened = tag === '</When>' ? undefined : line;
  }
  if (opened === undefined) return undefined;
  return { file, line: opened, message: '<When> is opened and not closed: write </When>' };
}

const closingFault = (opened: number | undefined) =>
  opened === undefined ? '</When> closes nothing: remove it, or write <When consent="…"> before' : undefined;

function openingFault(tag: string, opened: number | undefined): string | undefined {
  const attribute = OPENING.exec(tag)?.[1];
  if (attribute === undefined) return `${tag} is no condition: write <When consent="built-in">…</When>`;
  if (opened !== undefined) return `<When> stands within that of line ${opened}: close it first with </When>`;
  const unknown = toolsOf(attribute).find((tool) => !consentTools.some((known) => known === tool));
  if (unknown === undefined) return undefined;
  const hint = suggestion(unknown, consentTools);
  return `<When consent="${unknown}"> names no way of asking for consent: ${hint ? `${hint} ` : ''}Use ${consentTools.join(', ')}, or several of them with commas`;
}
