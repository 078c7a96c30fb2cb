import { ensureProgram } from './system-program.ts';

/**
 * Where the driver of WebKitGTK is, and a screen for it.
 * @throws Error that says what to do when one of them is missing
 */
export const ensureWebkit = () => ({
  driver: ensureProgram({
    name: 'WebKitWebDriver',
    variable: 'WEBKIT_DRIVER_PATH',
    places: ['WebKitWebDriver', '/usr/lib/webkit2gtk-4.1/WebKitWebDriver'],
    versionArgs: ['--help'],
    packages: ['webkit2gtk-driver', 'fonts-liberation'],
  }),
  screen: ensureProgram({
    name: 'xvfb-run',
    variable: 'XVFB_RUN_PATH',
    places: ['xvfb-run'],
    versionArgs: ['--help'],
    packages: ['xvfb', 'xauth'],
  }),
});
