import { readFileSync } from 'node:fs';

const TOKENS = new URL('../../src/styles/tokens.css', import.meta.url);

/**
 * Drawings and printed files take their colours from the site's tokens, never from a copy. Read anew each time:
 * development shows another palette.
 */
const readColours = (): ReadonlyMap<string, string> =>
  new Map(
    [...readFileSync(TOKENS, 'utf8').matchAll(/--color-([\w-]+):\s*(#[0-9a-f]{6})/g)].map(
      ([, name = '', value = '']) => [name, value],
    ),
  );

/** A colour of the site by the name of its token, without `--color-`: `accent` → `#0c6b67`. */
export function token(name: string): string {
  const value = readColours().get(name);
  if (value === undefined)
    throw new Error(`src/styles/tokens.css has no --color-${name}: add it, or name another token`);
  return value;
}

const NAME = String.raw`var\(--color-([\w-]+)\)`;
const MIX = new RegExp(String.raw`color-mix\(in srgb, ${NAME} ([\d.]+)%, ${NAME}\)`, 'g');

const channelsOf = (colour: string) =>
  [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));

function mixed(first: string, share: number, second: string): string {
  const others = channelsOf(second);
  const channels = channelsOf(first).map((channel, index) =>
    Math.round(channel * share + (others[index] ?? 0) * (1 - share)),
  );
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/**
 * An SVG that names the site's colours (`var(--color-accent)`, or
 * `color-mix(in srgb, var(--color-accent) 40%, var(--color-page))`), with their values: another palette recolours it,
 * and renderers of SVG do not support custom properties.
 * @param file its path, for the message
 * @throws Error that names the file and a colour which src/styles/tokens.css does not have
 */
export function withTokenColours(file: string, svg: string): string {
  try {
    return svg
      .replaceAll(MIX, (_, first: string, percent: string, second: string) =>
        mixed(token(first), Number(percent) / 100, token(second)),
      )
      .replaceAll(new RegExp(NAME, 'g'), (_, name: string) => token(name));
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}
