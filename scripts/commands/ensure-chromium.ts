import { ensureChromium } from '../test/chromium.ts';

// For a shell: CHROMIUM_PATH=$(npx tsx scripts/commands/ensure-chromium.ts)
console.log(ensureChromium());
