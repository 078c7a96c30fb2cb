import { safeDocumentUrl } from '#src/lib/safe-url.ts';
import { fieldOf, isRecord, pictureOf, textOf } from './read-fields.ts';

/** In characters. A tagline fills two lines of a hero, not a page (F-A12). */
const MAX_LENGTHS = { tagline: 240, legalName: 120, accentColor: 64 };

/** A partner's brand (R3.6). */
export type PartnerConfig = {
  readonly logo: string | undefined;
  /** Safe inside `url("…")`. */
  readonly backgroundPicture: string | undefined;
  readonly tagline: string | undefined;
  readonly privacyPolicy: string | undefined;
  readonly termsOfService: string | undefined;
  /** As received; its users check that it is a colour. */
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
  const accentColor = fieldOf(answer, 'accentColor');
  return {
    logo: pictureOf(linkOf('logo'), origin),
    backgroundPicture: pictureOf(linkOf('backgroundPicture'), origin),
    tagline: textOf(fieldOf(answer, 'tagline'), MAX_LENGTHS.tagline),
    privacyPolicy: safeDocumentUrl(linkOf('privacyPolicyDocument')),
    termsOfService: safeDocumentUrl(linkOf('termsOfServiceDocument')),
    accentColor:
      (typeof accentColor === 'string' && accentColor.trim().slice(0, MAX_LENGTHS.accentColor)) || undefined,
    legalName: textOf(fieldOf(answer, 'legalName'), MAX_LENGTHS.legalName),
  };
}
