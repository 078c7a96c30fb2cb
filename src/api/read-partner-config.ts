import { black, readHexColour, toHex } from '#src/lib/colour/colour.ts';
import { safeDocumentUrl } from '#src/lib/safe-url.ts';
import { fieldOf, isRecord, pictureOf, textOf } from './read-fields.ts';

/** In characters. A tagline fills two lines of a hero, not a page (F-A12). */
const MAX_LENGTHS = { tagline: 240, legalName: 120 };

/** A partner's brand (R3.6). */
export type PartnerConfig = {
  readonly logo: string | undefined;
  /** Safe inside `url("…")`. */
  readonly backgroundPicture: string | undefined;
  readonly tagline: string | undefined;
  readonly privacyPolicy: string | undefined;
  readonly termsOfService: string | undefined;
  /** `#rrggbb`; black for one that is no hex colour. */
  readonly accentColor: string | undefined;
  readonly legalName: string | undefined;
};

/**
 * Fields are independent: an invalid one is `undefined` and leaves the others (F-A6).
 * @throws TypeError when the answer is no record
 */
export function readPartnerConfig(answer: unknown, origin: string): PartnerConfig {
  if (!isRecord(answer)) throw new TypeError('not a record');
  const linkOf = (name: string) => fieldOf(fieldOf(answer, name), 'link');
  return {
    logo: pictureOf(linkOf('logo'), origin),
    backgroundPicture: pictureOf(linkOf('backgroundPicture'), origin),
    tagline: textOf(fieldOf(answer, 'tagline'), MAX_LENGTHS.tagline),
    privacyPolicy: safeDocumentUrl(linkOf('privacyPolicyDocument')),
    termsOfService: safeDocumentUrl(linkOf('termsOfServiceDocument')),
    accentColor: accentOf(fieldOf(answer, 'accentColor')),
    legalName: textOf(fieldOf(answer, 'legalName'), MAX_LENGTHS.legalName),
  };
}

/** A text that is no hex colour is logged and replaced by black (R5.14, F-A8). */
function accentOf(value: unknown): string | undefined {
  if (typeof value !== 'string' || !value.trim()) return undefined;
  const colour = readHexColour(value);
  if (!colour) console.warn(`The partner's accent "${value.slice(0, 60)}" is no hex colour: black is used.`);
  return toHex(colour ?? black);
}
