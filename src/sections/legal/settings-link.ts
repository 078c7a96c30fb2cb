/** The part of the cookie policy about the cookie settings; with script, a link to it opens them. */
export const SETTINGS_PLACE = 'cookie-settings';

/** The link to the settings, in the footer of every page. */
const footerLink = () => document.querySelector<HTMLAnchorElement>(`footer a[href$="#${SETTINGS_PLACE}"]`);

export const isSettingsLink = ({ hash, pathname }: URL | Location) =>
  hash === `#${SETTINGS_PLACE}` && pathname === footerLink()?.pathname;

/** The cookie policy explains the alternatives to the settings. */
export const followSettingsLink = () => location.assign(footerLink()?.href ?? '');
