import { partnerCheck } from '#content/partner-check.ts';
import type { PartnerConfig } from '#src/api/read-partner-config.ts';
import { type Finding, finding } from './inspect.ts';

const TIMEOUT_MS = 8000;
const SLOW_MS = 1500;

/** In CSS pixels: twice the height of the logo on the page, and the width of a wide window. */
const least = { logo: { height: 88, width: 0 }, backgroundPicture: { height: 0, width: 1440 } } as const;

type PictureName = keyof typeof least;

type Loaded = { readonly timeMs: number; readonly width: number; readonly height: number };

/** Loads the pictures of a brand as a visitor's browser does (F-A11). */
export async function inspectPictures({ logo, backgroundPicture }: PartnerConfig): Promise<Finding[]> {
  const inspectPicture = async (name: PictureName, address: string | undefined) =>
    address === undefined ? [] : [judgePicture(name, address, await load(address))];
  const found = [inspectPicture('logo', logo), inspectPicture('backgroundPicture', backgroundPicture)];
  return (await Promise.all(found)).flat();
}

/** Undefined if the picture fails or takes too long. */
function load(address: string): Promise<Loaded | undefined> {
  const picture = new Image();
  const startMs = performance.now();
  return new Promise((resolve) => {
    setTimeout(resolve, TIMEOUT_MS, undefined);
    picture.addEventListener('error', () => resolve(undefined));
    picture.addEventListener('load', () => {
      const { naturalWidth: width, naturalHeight: height } = picture;
      resolve({ timeMs: performance.now() - startMs, width, height });
    });
    picture.src = address;
  });
}

export function judgePicture(name: PictureName, address: string, loaded: Loaded | undefined): Finding {
  const field = partnerCheck.fields[name];
  const { host, pathname } = new URL(address);
  if (!loaded) return finding('pictureBroken', { field, host, limit: TIMEOUT_MS / 1000 });
  const { timeMs, width, height } = loaded;
  // Never “in 0 seconds”.
  const seconds = (Math.max(timeMs, 100) / 1000).toLocaleString('en', { maximumFractionDigits: 1 });
  if (timeMs > SLOW_MS) return finding('pictureSlow', { field, seconds, limit: SLOW_MS / 1000 });
  const isDrawing = pathname.toLowerCase().endsWith('.svg');
  if (!isDrawing && (height < least[name].height || width < least[name].width))
    return finding('pictureSmall', { field, width, height, least: partnerCheck.least[name] });
  return finding('pictureGood', { field, host, seconds });
}
