import { href, routeIdOf } from '#src/routes.ts';

/** The part of the cookie policy about the cookie settings. */
export const SETTINGS_PLACE = 'cookie-settings';

/** Links to that part; with script the link opens the settings. */
export const SETTINGS_LINK = href({ route: 'cookies', hash: SETTINGS_PLACE });

export const isSettingsLink = (url: URL | Location) =>
  url.hash === `#${SETTINGS_PLACE}` && routeIdOf(url.pathname) === 'cookies';
