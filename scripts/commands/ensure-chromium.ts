import { ensure } from '#scripts/test/programs.ts';

// For a shell: CHROMIUM_PATH=$(npx tsx scripts/commands/ensure-chromium.ts)
console.log(ensure('chromium'));
