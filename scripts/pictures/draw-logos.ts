import { z } from 'zod';

import { logos } from '#content/logos.ts';
import { drawOnce, type Folders, hashOf } from './file-cache.ts';
import { wordmarks } from './logos/wordmarks.ts';

const logoFileSchema = z.strictObject({ file: z.string(), width: z.number(), height: z.number() });

/** An SVG file, and its size in CSS pixels. */
export type LogoFile = z.output<typeof logoFileSchema>;

// Raise it when wordmark.tsx draws the same wordmark otherwise.
const version = 1;

async function drawLogo(id: string, folders: Folders): Promise<LogoFile> {
  const wordmark = wordmarks[id];
  if (!wordmark)
    throw new Error(
      `scripts/pictures/logos/wordmarks.ts has no "${id}" of content/logos.ts: draw it there, or remove the logo`,
    );
  return drawOnce(folders, JSON.stringify([version, id, wordmark]), logoFileSchema, async () => {
    const { drawWordmark } = await import('./logos/wordmark.tsx');
    const { svg, width, height } = await drawWordmark(wordmark);
    const file = `logo-${id}.${hashOf(svg).slice(0, 8)}.svg`;
    return { entry: { file, width, height }, files: new Map([[file, svg]]) };
  });
}

/** Draws the wordmarks of content/logos.ts, one SVG each. */
export async function drawLogos(folders: Folders): Promise<Record<string, LogoFile>> {
  const drawn: Record<string, LogoFile> = {};
  for (const { id } of logos) drawn[id] = await drawLogo(id, folders);
  return drawn;
}
