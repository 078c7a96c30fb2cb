import { escapePattern } from '#scripts/support/escape-pattern.ts';
import groups from './chunk-groups.json' with { type: 'json' };

/** `words/` is the folder of each language. */
const patternOf = (start: string) => `/${escapePattern(start).replace(/^words\//, 'content/[a-z]+/')}`;

/**
 * Chunks, by the modules that go into them: how their paths begin, from the project's root. What they import
 * comes along unless another group asks for it; where two ask for one, the higher priority wins. Whatever no
 * group names is left to the bundler. Code that is always wanted together travels together: fewer requests,
 * and fewer hashes in every page, which grows by some 50 bytes with each chunk.
 */
export const chunkGroups = groups.map(({ name, modules, priority }) => ({
  name,
  priority,
  test: new RegExp(modules.map(patternOf).join('|')),
}));
