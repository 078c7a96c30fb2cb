const standIns = {
  VITE_RECAPTCHA_KEY: 'sample',
  VITE_RECAPTCHA_ORIGIN: 'self',
  VITE_GA_ID: 'G-SAMPLE',
  VITE_ADS_ID: 'AW-SAMPLE',
  VITE_TAG_ORIGIN: 'self',
};

/**
 * With `--sample` the site uses no third-party services, only the stand-ins that the preview
 * serves. A build for production goes without, and does what it does when a key is missing.
 */
export function takeSampleServices(): void {
  if (process.argv.includes('--sample')) Object.assign(process.env, standIns);
}
