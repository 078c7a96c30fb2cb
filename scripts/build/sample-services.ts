/**
 * With `--sample` the build asks for nobody else's services but for the stand-ins that the preview
 * serves. A build for production goes without, and does what it does when a key is missing.
 */
const standIns = { VITE_RECAPTCHA_KEY: 'sample', VITE_RECAPTCHA_ORIGIN: 'self' };

if (process.argv.includes('--sample')) Object.assign(process.env, standIns);
