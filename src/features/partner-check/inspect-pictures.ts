import { partnerCheck } from '#content/partner-check/partner-check.ts';
import type { PartnerConfig } from '#src/api/read-partner-config.ts';
import { loadPicture, type PictureLoad } from '#src/platform/load-picture.ts';
import { type ConfigFinding, finding } from './finding.ts';

const TIMEOUT_MS = 8000;
const SLOW_MS = 1500;

/** In CSS pixels: twice the height of the logo on the page, and the width of a wide window. */
const least = { logo: { height: 88, width: 0 }, backgroundPicture: { height: 0, width: 1440 } } as const;

type PictureName = keyof typeof least;

/** Loads the pictures of a brand as a visitor's browser does, and says how that went (F-A11). */
export async function inspectPictures({ logo, backgroundPicture }: PartnerConfig): Promise<ConfigFinding[]> {
  const named = [
    ['logo', logo],
    ['backgroundPicture', backgroundPicture],
  ] as const;
  const found = await Promise.all(
    named.map(async ([name, address]) =>
      address === undefined ? [] : [judgePicture(name, address, await loadPicture(address, TIMEOUT_MS))],
    ),
  );
  return found.flat();
}

/** What is said of a picture that was asked for. */
export function judgePicture(name: PictureName, address: string, load: PictureLoad): ConfigFinding {
  const field = partnerCheck.fields[name];
  const { host, pathname } = new URL(address);
  if (load.status === 'failed') return finding('pictureBroken', { field, host });
  if (load.status === 'late') return finding('pictureLate', { field, host, limit: TIMEOUT_MS / 1000 });
  const { width, height } = load;
  // Never “in 0 seconds”.
  const seconds = (Math.max(load.timeMs, 100) / 1000).toLocaleString('en', { maximumFractionDigits: 1 });
  if (load.timeMs > SLOW_MS) return finding('pictureSlow', { field, seconds, limit: SLOW_MS / 1000 });
  const isDrawing = pathname.toLowerCase().endsWith('.svg');
  if (!isDrawing && (height < least[name].height || width < least[name].width)) {
    return finding('pictureSmall', { field, width, height, least: leastOf(name) });
  }
  return finding('pictureGood', { field, host, seconds });
}

const leastOf = (name: PictureName) => partnerCheck.least[name];
