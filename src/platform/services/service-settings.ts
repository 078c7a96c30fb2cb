const { VITE_GA_ID, VITE_ADS_ID, VITE_CONSENT_SCRIPT } = import.meta.env;

/** Build-time constants, so that the code of unset services is removed. */
export const serviceSettings = {
  analyticsId: VITE_GA_ID || undefined,
  adsId: VITE_ADS_ID || undefined,
  consentScript: VITE_CONSENT_SCRIPT || undefined,
} as const;

/** True if a service needs consent. A site without services has no banner. */
export const hasConsentTool = Boolean(VITE_GA_ID || VITE_ADS_ID || VITE_CONSENT_SCRIPT);
