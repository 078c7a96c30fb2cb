import { partnerCheck } from '#content/partner-check/partner-check.ts';
import { fieldOf, isRecord } from '#src/api/read-fields.ts';
import type { PartnerConfig } from '#src/api/read-partner-config.ts';
import { type ConfigFinding, finding, type FindingId, isMissing } from './finding.ts';
import { linkFault } from './link-fault.ts';

type Link = {
  readonly name: keyof typeof partnerCheck.fields;
  readonly read: (config: PartnerConfig) => string | undefined;
  readonly missing: FindingId;
  /** Pictures are judged when they have loaded. */
  readonly isDocument: boolean;
};

const links: readonly Link[] = [
  { name: 'logo', read: ({ logo }) => logo, missing: 'logoMissing', isDocument: false },
  {
    name: 'backgroundPicture',
    read: ({ backgroundPicture }) => backgroundPicture,
    missing: 'pictureMissing',
    isDocument: false,
  },
  {
    name: 'privacyPolicyDocument',
    read: ({ privacyPolicy }) => privacyPolicy,
    missing: 'privacyMissing',
    isDocument: true,
  },
  {
    name: 'termsOfServiceDocument',
    read: ({ termsOfService }) => termsOfService,
    missing: 'termsMissing',
    isDocument: true,
  },
];

/**
 * Whether pictures and documents are named, and by links that the site uses (F-A7, F-A10).
 * @param answer the configuration as it came
 * @param config the same as the site reads it
 */
export function inspectLinks(answer: object, config: PartnerConfig): readonly ConfigFinding[] {
  return links.flatMap(({ name, read, missing, isDocument }) => {
    const raw = fieldOf(answer, name);
    const link = fieldOf(raw, 'link');
    if (isMissing(raw) || (isRecord(raw) && isMissing(link))) return [finding(missing)];
    const field = partnerCheck.fields[name];
    const used = read(config);
    if (used === undefined) return [finding('linkWrong', { field, reason: linkFault(link) })];
    return isDocument ? [finding('documentGood', { field, host: new URL(used).host })] : [];
  });
}
