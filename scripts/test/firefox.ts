import { ensureProgram } from './system-program.ts';

/**
 * Where Firefox is: the release with extended support, or a newer one.
 * @throws Error that says what to do when there is none
 */
export const ensureFirefox = () =>
  ensureProgram({
    name: 'Firefox',
    variable: 'FIREFOX_PATH',
    places: ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'],
    versionArgs: ['--version'],
    packages: ['firefox-esr', 'fonts-liberation'],
  });
