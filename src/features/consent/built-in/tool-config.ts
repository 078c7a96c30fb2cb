import type { CookieConsentConfig } from 'vanilla-cookieconsent';

import { consentCopy } from '#words/consent.ts';
import { ANSWER_ITEM } from '#src/features/consent/stored-answer.ts';
import { consentLevels, isRefusedBySignal } from '#src/platform/services/consent-levels.ts';

/** The four levels, those without which the site does not work switched on for good. Banner and settings are our own. */
export function toolConfig(): CookieConsentConfig {
  const open = consentLevels.filter((level) => !isRefusedBySignal(level));
  return {
    // What it draws all the same stays outside of the page.
    root: document.createElement('div'),
    autoShow: false,
    revision: consentCopy.revision,
    // `navigator.webdriver` counts as a bot too, so no browser test could use it.
    hideFromBots: false,
    manageScriptTags: false,
    autoClearCookies: false,
    cookie: { name: ANSWER_ITEM, useLocalStorage: true, expiresAfterDays: consentCopy.days },
    categories: Object.fromEntries(
      open.map((level) => [level, { readOnly: level === 'necessary', enabled: level === 'necessary' }]),
    ),
    language: {
      default: consentCopy.language,
      translations: { [consentCopy.language]: { consentModal: {}, preferencesModal: { sections: [] } } },
    },
  };
}
