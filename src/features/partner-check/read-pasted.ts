import { partnerCheck } from '#content/partner-check/partner-check.ts';
import { isRecord } from '#src/api/read-fields.ts';
import { fillIn } from '#src/lib/fill-in.ts';

const LONGEST = 100_000;

export type Pasted = { readonly answer: object } | { readonly error: string };

/** A configuration out of what somebody pasted, or what is wrong with it, in words. */
export function readPasted(text: string): Pasted {
  const { errors, kinds } = partnerCheck.config;
  if (!text.trim()) return { error: errors.empty };
  if (text.length > LONGEST) {
    return { error: fillIn(errors.long, { count: text.length.toLocaleString('en') }) };
  }
  let answer: unknown;
  try {
    answer = JSON.parse(text);
  } catch (error) {
    const place = placeOf(error instanceof Error ? error.message : '', text);
    return { error: place ? fillIn(errors.jsonAt, place) : errors.json };
  }
  if (isRecord(answer)) return { answer };
  const kind =
    answer === null
      ? kinds.nothing
      : Array.isArray(answer)
        ? kinds.list
        : typeof answer === 'string'
          ? kinds.text
          : typeof answer === 'number'
            ? kinds.number
            : kinds.flag;
  return { error: fillIn(errors.kind, { kind }) };
}

/** The position in the browser's error message; Safari's has none. */
function placeOf(message: string, text: string): { line: number; column: number } | undefined {
  const [, line, column] = /line (\d+) column (\d+)/.exec(message) ?? [];
  if (line && column) return { line: Number(line), column: Number(column) };
  const position = /position (\d+)/.exec(message)?.[1];
  const end = /unexpected end/i.test(message) ? text.length : undefined;
  const stop = position === undefined ? end : Number(position);
  if (stop === undefined) return undefined;
  const lines = text.slice(0, stop).split('\n');
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}
