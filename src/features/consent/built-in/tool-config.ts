import type { CookieConsentConfig, Section } from 'vanilla-cookieconsent';

import { consentCopy } from '#words/consent.ts';
import { ANSWER_ITEM } from '#src/features/consent/stored-answer.ts';
import { consentLevels, hasPrivacySignal, isRefusedBySignal } from '#src/platform/services/consent-levels.ts';

/** The four levels, those without which the site does not work switched on for good. */
export function toolConfig(): CookieConsentConfig {
  const open = consentLevels.filter((level) => !isRefusedBySignal(level));
  return {
    revision: consentCopy.revision,
    // Told by `navigator.webdriver` too, which would hide it from every browser test.
    hideFromBots: false,
    manageScriptTags: false,
    autoClearCookies: false,
    cookie: { name: ANSWER_ITEM, useLocalStorage: true, expiresAfterDays: consentCopy.days },
    categories: Object.fromEntries(
      open.map((level) => [level, { readOnly: level === 'necessary', enabled: level === 'necessary' }]),
    ),
    guiOptions: { preferencesModal: { layout: 'box', equalWeightButtons: true } },
    language: {
      default: consentCopy.language,
      translations: {
        // The banner is the site's own.
        [consentCopy.language]: { consentModal: {}, preferencesModal: settingsText() },
      },
    },
  };
}

/** The tool reads its texts as HTML. */
function plain(text: string): string {
  const element = document.createElement('p');
  element.textContent = text;
  return element.innerHTML;
}

function settingsText() {
  const { title, intro, close, save, signal } = consentCopy.settings;
  const levels = consentLevels.map((level): Section => {
    const text = {
      title: plain(consentCopy.levels[level].title),
      description: plain(consentCopy.levels[level].text),
    };
    return isRefusedBySignal(level) ? text : { ...text, linkedCategory: level };
  });
  return {
    title: plain(title),
    closeIconLabel: plain(close),
    acceptAllBtn: plain(consentCopy.banner.accept),
    acceptNecessaryBtn: plain(consentCopy.banner.refuse),
    savePreferencesBtn: plain(save),
    sections: [{ description: plain(hasPrivacySignal() ? signal : intro) }, ...levels],
  };
}
