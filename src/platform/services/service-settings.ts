const { VITE_GA_ID, VITE_ADS_ID, VITE_CONSENT_SCRIPT } = import.meta.env;

/**
 * What this build may load of other people's services after consent. Fixed when it is built, so that the
 * code of what is not set falls away.
 */
export const serviceSettings = {
  analyticsId: VITE_GA_ID || undefined,
  adsId: VITE_ADS_ID || undefined,
  /** The consent tool of a vendor, in place of the built-in one. */
  consentScript: VITE_CONSENT_SCRIPT || undefined,
} as const;

/** True when there is something to ask for. A site that loads nothing needs no banner. */
export const hasConsentTool = Boolean(VITE_GA_ID || VITE_ADS_ID || VITE_CONSENT_SCRIPT);
