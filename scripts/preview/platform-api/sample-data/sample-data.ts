import partners from './partners.json' with { type: 'json' };

export type SamplePartner = {
  /** `true` sends the visitor to /not-found. */
  readonly redirect: boolean;
  readonly hasProjects: boolean;
  /** Absent: the platform knows the partner, and its brand was never set. Pictures are files of `sample-media/`. */
  readonly config?: {
    readonly legalName: string;
    readonly tagline: string;
    readonly accentColor: string;
    readonly logo?: string;
    readonly backgroundPicture?: string;
    readonly privacyPolicyDocument?: string;
    readonly termsOfServiceDocument?: string;
  };
};

/** Sample partners by their subdomain. All names are invented, and all addresses on hosts that never exist. */
export const samplePartners: Readonly<Record<string, SamplePartner>> = partners;

/** The sample partner of a subdomain, if there is one. Names such as `constructor` are no partners. */
export const samplePartner = (name: string): SamplePartner | undefined =>
  Object.hasOwn(samplePartners, name) ? samplePartners[name] : undefined;

export { type SampleProject, sampleProjects } from './projects.ts';

export { default as contactRoles } from './contact-roles.json' with { type: 'json' };

export { default as featuredIn } from './featured-in.json' with { type: 'json' };
