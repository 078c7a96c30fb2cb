import { href, routeIdOf } from '#src/routes.ts';

/** Place in the cookie policy that the cookie settings stand for. */
export const SETTINGS_PLACE = 'cookie-settings';

/** Leads to that place, and where script runs opens the settings themselves. */
export const SETTINGS_LINK = href({ route: 'cookies', hash: SETTINGS_PLACE });

export const isSettingsLink = (url: URL | Location) =>
  url.hash === `#${SETTINGS_PLACE}` && routeIdOf(url.pathname) === 'cookies';
