import { partnerCheck } from '#content/partner-check.ts';
import { amountOf, currencyOf, dateOf, fieldOf, isRecord } from '#src/api/read-fields.ts';
import type { PartnerConfig } from '#src/api/read-partner-config.ts';
import { accentTokens } from '#src/lib/colour/accent.ts';
import { black, type Colour, contrastOf, mix, readHexColour, toHex, white } from '#src/lib/colour/colour.ts';
import {
  charactersOf,
  clampTagline,
  LONGEST_TAGLINE,
  MIDDLING_TAGLINE,
  SHORT_TAGLINE,
  tagLines,
} from '#src/lib/text/tagline.ts';

type FindingId = keyof typeof partnerCheck.findings;

/** The id of the finding's texts, and the values of their placeholders. */
export type Finding = {
  readonly id: FindingId;
  readonly values: Readonly<Record<string, string | number>>;
};

export const finding = (id: FindingId, values: Finding['values'] = {}): Finding => ({ id, values });

const { fields, tones } = partnerCheck;
const lengths = { short: SHORT_TAGLINE, middling: MIDDLING_TAGLINE, longest: LONGEST_TAGLINE };

/** In characters: enough to recognise a value. */
const SHOWN = 60;

/**
 * Findings that need no download: texts, contrast, links.
 * @param answer the platform's response
 * @param config the same response, as the site reads it
 */
export function inspect(answer: object, config: PartnerConfig): readonly Finding[] {
  const rawOf = (name: string) => fieldOf(answer, name);
  return [
    inspectLegalName(rawOf('legalName'), config.legalName),
    inspectTagline(rawOf('tagline'), config.tagline),
    ...inspectAccent(rawOf('accentColor')),
    ...inspectLink('logo', rawOf('logo'), config.logo),
    ...inspectLink('backgroundPicture', rawOf('backgroundPicture'), config.backgroundPicture),
    ...inspectLink('privacyPolicyDocument', rawOf('privacyPolicyDocument'), config.privacyPolicy),
    ...inspectLink('termsOfServiceDocument', rawOf('termsOfServiceDocument'), config.termsOfService),
  ];
}

/** Not set: left out, null, or blank text. */
const isMissing = (value: unknown) =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

const shown = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value)).slice(0, SHOWN);

function inspectLegalName(raw: unknown, read: string | undefined): Finding {
  if (isMissing(raw)) return finding('legalNameMissing');
  if (typeof raw !== 'string' || read === undefined) return finding('textWrong', { field: fields.legalName });
  const count = Array.from(raw.trim()).length;
  const limit = Array.from(read).length;
  return count > limit && read.endsWith('…')
    ? finding('legalNameLong', { count, limit })
    : finding('legalNameGood', { name: read });
}

/** The length of a tagline decides its size in the hero (F-A12). */
function inspectTagline(raw: unknown, read: string | undefined): Finding {
  if (isMissing(raw)) return finding('taglineMissing', lengths);
  if (typeof raw !== 'string' || read === undefined) return finding('textWrong', { field: fields.tagline });
  const count = charactersOf(raw.trim().replaceAll(/\s+/g, ' '));
  const values = { count: count.toLocaleString('en'), ...lengths };
  const tagline = clampTagline(read);
  if (count > LONGEST_TAGLINE)
    return finding('taglineCut', { ...values, end: tagline.slice(-24).trimStart() });
  if (tagline.length > MIDDLING_TAGLINE) return finding('taglineSmall', values);
  const lines = tagLines(tagline).map((line) => `“${line}”`);
  return finding('taglineGood', { ...values, lines: lines.join(' above ') });
}

/** Contrast of text and buttons in the accent colour (R9.14, F-A9). */
function inspectAccent(raw: unknown): Finding[] {
  if (isMissing(raw)) return [finding('accentMissing')];
  const accent = typeof raw === 'string' ? readHexColour(raw) : undefined;
  if (!accent) {
    const isBare = typeof raw === 'string' && readHexColour(`#${raw.trim()}`) !== undefined;
    return [finding(isBare ? 'accentWithoutHash' : 'accentWrong', { value: shown(raw).trim() })];
  }
  const tokens = accentTokens(accent);
  const colour = (name: string) => readHexColour(tokens[`--color-${name}`] ?? '') ?? black;
  const [ink, hover] = [colour('accent'), colour('accent-fill-hover')];
  const [text, hoverText] = [colour('on-accent-fill'), colour('on-accent-fill-hover')];
  return [
    finding(toHex(ink) === toHex(accent) ? 'accentReadable' : 'accentDarkened', {
      accent: toHex(accent),
      ink: toHex(ink),
      ratio: ratioOf(accent, colour('accent-tint')),
    }),
    finding('buttonReadable', {
      accent: toHex(accent),
      tone: toneOf(text),
      ratio: ratioOf(text, accent),
      hover: toHex(hover),
      hoverTone: toneOf(hoverText),
      hoverRatio: ratioOf(hoverText, hover),
    }),
  ];
}

const toneOf = (colour: Colour) => tones[toHex(colour) === toHex(black) ? 'black' : 'white'];

/** Rounded down: 4.49 is not 4.5. */
const ratioOf = (one: Colour, other: Colour) =>
  (Math.floor(contrastOf(one, other) * 10) / 10).toLocaleString('en', { minimumFractionDigits: 1 });

const missing = {
  logo: 'logoMissing',
  backgroundPicture: 'pictureMissing',
  privacyPolicyDocument: 'documentMissing',
  termsOfServiceDocument: 'documentMissing',
} as const;

/** Checks that a picture or document has a link that the site uses (F-A7, F-A10). */
function inspectLink(name: keyof typeof missing, raw: unknown, used: string | undefined): Finding[] {
  const link = fieldOf(raw, 'link');
  const field = fields[name];
  if (isMissing(raw) || (isRecord(raw) && isMissing(link))) return [finding(missing[name], { field, name })];
  if (used === undefined) return [finding('linkWrong', { field, link: shown(link ?? raw) })];
  // Pictures are judged when they have loaded.
  const isPicture = name === 'logo' || name === 'backgroundPicture';
  return isPicture ? [] : [finding('documentGood', { field, host: new URL(used).host })];
}

const readers = { target: amountOf, targetAmount: amountOf, currency: currencyOf, endDate: dateOf } as const;
const projectFields = ['target', 'targetAmount', 'currency', 'endDate'] as const;

/** More would hide the other findings. */
const MAX_PROJECT_FINDINGS = 20;

/** Names the dates and amounts of featured projects that the site leaves out (F-A15). */
export function inspectProjects(answer: unknown): readonly Finding[] {
  const content = fieldOf(answer, 'content');
  if (!Array.isArray(content)) return [finding('projectsFailed')];
  const wrong = content.flatMap((project: unknown, index) =>
    projectFields.flatMap((name) => {
      const raw = fieldOf(project, name);
      if (isMissing(raw) || readers[name](raw) !== undefined) return [];
      const [field, expected] = partnerCheck.projectFields[name];
      const values = { number: index + 1, field, value: shown(raw), expected };
      return [finding('projectValueWrong', { ...values, project: shown(fieldOf(project, 'title') ?? '') })];
    }),
  );
  return wrong.length > 0
    ? wrong.slice(0, MAX_PROJECT_FINDINGS)
    : [finding('projectsGood', { count: content.length })];
}

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
  const found = [
    inspectPicture('logo', logo),
    inspectLogo(logo),
    inspectPicture('backgroundPicture', backgroundPicture),
  ];
  return (await Promise.all(found)).flat();
}

/** Width and height in which a logo is looked at, in pixels. */
const LOOKED_AT = 64;

/** A logo whose host lets the page read its pixels, against the header. */
async function inspectLogo(address: string | undefined): Promise<Finding[]> {
  const context = Object.assign(document.createElement('canvas'), {
    width: LOOKED_AT,
    height: LOOKED_AT,
  }).getContext('2d');
  const picture = Object.assign(new Image(), { crossOrigin: 'anonymous', src: address ?? '' });
  try {
    await picture.decode();
    context?.drawImage(picture, 0, 0, LOOKED_AT, LOOKED_AT);
  } catch {
    return [];
  }
  const pixels = context?.getImageData(0, 0, LOOKED_AT, LOOKED_AT).data;
  return pixels && visibleShare(pixels, white) < LEAST_VISIBLE ? [finding('logoInvisible')] : [];
}

/** As a thin line around nothing has. */
const LEAST_VISIBLE = 0.005;
const VISIBLE_CONTRAST = 1.5;

/**
 * The share of pixels, 0 to 1, that can be told from the ground.
 * @param pixels red, green, blue and alpha of each, 0 to 255
 */
export function visibleShare(pixels: ArrayLike<number>, ground: Colour): number {
  let visible = 0;
  for (let at = 0; at < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = [0, 1, 2, 3].map((part) => pixels[at + part]);
    const colour = mix(ground, [red, green, blue], alpha / 255);
    if (contrastOf(colour, ground) >= VISIBLE_CONTRAST) visible += 1;
  }
  return visible / (pixels.length / 4);
}

function load(address: string): Promise<Loaded | 'failed' | 'late'> {
  const picture = new Image();
  const startMs = performance.now();
  return new Promise((resolve) => {
    setTimeout(resolve, TIMEOUT_MS, 'late');
    picture.addEventListener('error', () => resolve('failed'));
    picture.addEventListener('load', () => {
      const { naturalWidth: width, naturalHeight: height } = picture;
      resolve({ timeMs: performance.now() - startMs, width, height });
    });
    picture.src = address;
  });
}

export function judgePicture(
  name: PictureName,
  address: string,
  loaded: Loaded | 'failed' | 'late',
): Finding {
  const field = partnerCheck.fields[name];
  const { host, pathname } = new URL(address);
  if (loaded === 'failed') return finding('pictureBroken', { field, host });
  if (loaded === 'late') return finding('pictureLate', { field, host, limit: TIMEOUT_MS / 1000 });
  const { timeMs, width, height } = loaded;
  // Never “in 0 seconds”.
  const seconds = (Math.max(timeMs, 100) / 1000).toLocaleString('en', { maximumFractionDigits: 1 });
  if (timeMs > SLOW_MS) return finding('pictureSlow', { field, seconds, limit: SLOW_MS / 1000 });
  const isDrawing = pathname.toLowerCase().endsWith('.svg');
  if (!isDrawing && (height < least[name].height || width < least[name].width))
    return finding('pictureSmall', { field, width, height, least: partnerCheck.least[name] });
  return finding('pictureGood', { field, host, seconds });
}
