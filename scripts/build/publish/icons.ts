import { drawIcons } from '#scripts/pictures/draw-icons.ts';
import { paths } from '#scripts/support/paths.ts';

/** Draws the icons that the head and the web manifest name. */
export async function writeIcons(): Promise<void> {
  await drawIcons({ outDir: paths.dist });
}
