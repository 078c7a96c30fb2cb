import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { z } from 'zod';

import { shownPictureSchema } from '#src/model/pictures.schema.ts';
import { paths } from '#scripts/support/paths.ts';

const logoFileSchema = z.object({ file: z.string(), width: z.number(), height: z.number() });

const assetsSchema = z.object({
  fonts: z.object({ css: z.string(), files: z.array(z.string()).readonly() }),
  pictures: z.record(z.string(), shownPictureSchema),
  portraits: z.record(z.string(), shownPictureSchema),
  logos: z.record(z.string(), logoFileSchema),
});

/** Fonts, pictures and logos that the build made: what the bundles need to know of their files. */
export type GeneratedAssets = z.output<typeof assetsSchema>;

const file = join(paths.work, 'assets.json');

export async function writeGeneratedAssets(assets: GeneratedAssets): Promise<void> {
  await mkdir(paths.work, { recursive: true });
  await writeFile(file, JSON.stringify(assets));
}

/** @throws Error that says how to make the assets where there are none yet */
export async function readGeneratedAssets(): Promise<GeneratedAssets> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new Error(`${file} is missing: npm run build and npm run dev make it`);
  });
  return assetsSchema.parse(JSON.parse(text));
}
