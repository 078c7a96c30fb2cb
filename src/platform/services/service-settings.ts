const { VITE_GA_ID, VITE_ADS_ID, VITE_CONSENT_SCRIPT } = import.meta.env;

/**
 * Third-party services that this build may load after consent. Build-time constants, so that the code of unset
 * services is removed.
 */
export const serviceSettings = {
  analyticsId: VITE_GA_ID || undefined,
  adsId: VITE_ADS_ID || undefined,
  /** The consent tool of a vendor, in place of the built-in one. */
  consentScript: VITE_CONSENT_SCRIPT || undefined,
} as const;

/** True when there is something to ask for. A site that loads nothing needs no banner. */
export const hasConsentTool = Boolean(VITE_GA_ID || VITE_ADS_ID || VITE_CONSENT_SCRIPT);
