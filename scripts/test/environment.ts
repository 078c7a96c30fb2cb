import { ensureChromium } from './chromium.ts';

/** What the runners are started with: our own variables, and the browser that they all use. */
export function testEnvironment(): NodeJS.ProcessEnv {
  const colours = process.stdout.isTTY ? 'FORCE_COLOR' : 'NO_COLOR';
  try {
    return { ...process.env, [colours]: '1', CHROMIUM_PATH: ensureChromium() };
  } catch (error) {
    // The steps that need none go on.
    console.error(error instanceof Error ? error.message : error);
    return { ...process.env, [colours]: '1' };
  }
}
