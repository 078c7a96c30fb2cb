import type { CookieConsentConfig, Section } from 'vanilla-cookieconsent';

import { consentCopy } from '#content/consent.ts';
import { ANSWER_ITEM } from '#src/features/consent/stored-answer.ts';
import { consentLevels, hasPrivacySignal, isRefusedBySignal } from '#src/platform/services/consent-levels.ts';
import { href } from '#src/routes.ts';

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
    guiOptions: {
      consentModal: { layout: 'bar', position: 'bottom', equalWeightButtons: true },
      preferencesModal: { layout: 'box', equalWeightButtons: true },
    },
    language: {
      default: consentCopy.language,
      translations: {
        [consentCopy.language]: { consentModal: bannerText(), preferencesModal: settingsText() },
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

function bannerText() {
  const { label, title, text, policy, accept, refuse, choose } = consentCopy.banner;
  return {
    label: plain(label),
    // Not the tool's title: that is a heading, and the banner comes before the page's first.
    description: `<strong class="cm__title">${plain(title)}</strong> ${plain(text)} <a href="${href('cookies')}">${plain(policy)}</a>`,
    acceptAllBtn: plain(accept),
    acceptNecessaryBtn: plain(refuse),
    showPreferencesBtn: plain(choose),
  };
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
