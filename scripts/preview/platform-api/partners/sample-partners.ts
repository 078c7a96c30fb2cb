/** Pictures name a file of `sample-media/`; documents are addresses on hosts that never exist. */
export interface SamplePartnerConfig {
  readonly legalName: string;
  readonly tagline: string;
  readonly accentColor: string;
  readonly logo?: string;
  readonly backgroundPicture?: string;
  readonly privacyPolicyDocument?: string;
  readonly termsOfServiceDocument?: string;
}

export interface SamplePartner {
  /** `true` sends the visitor to /not-found. */
  readonly redirect: boolean;
  /** Absent: the platform knows the partner, and its brand was never set. */
  readonly config?: SamplePartnerConfig;
  readonly hasProjects: boolean;
}

/** Sample partners by their subdomain. All names and addresses are invented. */
export const samplePartners: Readonly<Record<string, SamplePartner>> = {
  acme: {
    redirect: false,
    hasProjects: true,
    config: {
      legalName: 'Acme Capital Partners Limited',
      tagline: 'Private capital for companies that build and carry',
      accentColor: '#24508f',
      logo: 'acme-logo.svg',
      backgroundPicture: 'acme-background.svg',
      privacyPolicyDocument: 'https://documents.acme.example/privacy.pdf',
      termsOfServiceDocument: 'https://documents.acme.example/terms.pdf',
    },
  },
  oasis: {
    redirect: false,
    hasProjects: true,
    config: {
      legalName: 'واحة للاستثمار',
      tagline: 'Patient capital for the families of the region',
      accentColor: '#2b1a3d',
      logo: 'oasis-logo.svg',
      backgroundPicture: 'oasis-background.svg',
      termsOfServiceDocument: 'https://documents.oasis.example/terms.pdf',
    },
  },
  plain: { redirect: false, hasProjects: true },
  gone: { redirect: true, hasProjects: false },
  empty: {
    redirect: false,
    hasProjects: false,
    config: {
      legalName: 'Empty Quarter Advisers Limited',
      tagline: 'Advice before assets',
      accentColor: '#8a4b12',
      backgroundPicture: 'empty-background.svg',
    },
  },
  slow: {
    redirect: false,
    hasProjects: true,
    config: {
      legalName: 'Slow River Capital Limited',
      tagline: 'Worth the wait',
      accentColor: '#1c6b45',
    },
  },
};

/** The sample partner of a subdomain, if there is one. Names such as `constructor` are no partners. */
export function samplePartner(name: string): SamplePartner | undefined {
  return Object.hasOwn(samplePartners, name) ? samplePartners[name] : undefined;
}
