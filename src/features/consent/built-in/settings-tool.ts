import { acceptCategory, type CookieConsentConfig, getCookie, reset, run } from 'vanilla-cookieconsent';

import { consentCopy } from '#words/consent.ts';
import { language } from '#words/language.ts';
import { ANSWER_ITEM, keepAnonymous, storedAnswer } from '#src/features/consent/stored-answer.ts';
import type { ConsentLevel } from '#src/model/consent.schema.ts';
import { listen } from '#src/platform/events.ts';
import {
  allowLevels,
  consentLevels,
  hasPrivacySignal,
  isAllowed,
  isRefusedBySignal,
} from '#src/platform/services/consent-levels.ts';
import { remember } from '#src/platform/storage/storage.ts';
import dialogStyles from '#src/ui/dialog/dialog.module.css';
import { controlPaths } from '#src/ui/icon/control-paths.ts';
import { createButton, createElement, hideBanner } from './banner.ts';
import styles from './settings.module.css';

const ID = 'cookie-settings-dialog';
const SVG = 'http://www.w3.org/2000/svg';

/** Opens the settings in a dialog like all others of the site, with the answer that is valid now. */
export function showSettings(): void {
  const last = document.querySelector<HTMLDialogElement>(`#${ID}`);
  if (last?.open) return;
  last?.remove();
  const { title, intro, signal } = consentCopy.settings;
  const close = () => dialog.close();
  const words = createElement('p', { className: `${styles.text}` }, hasPrivacySignal() ? signal : intro);
  const levels = consentLevels.map(createLevel);
  const boxes = levels.flatMap((level) => [...level.querySelectorAll('input')]);
  const dialog = createElement(
    'dialog',
    { id: ID, className: `${dialogStyles.dialog} ${styles.dialog}` },
    createHeader(title, close),
    createElement('div', { className: `${dialogStyles.body}` }, words, ...levels),
    createAnswers(boxes, close),
  );
  dialog.setAttribute('aria-labelledby', `${ID}-title`);
  dialog.setAttribute('closedby', 'any');
  // Another tab may answer meanwhile.
  const stop = listen('consent-changed', ({ levels: allowed }) => {
    for (const box of boxes) box.checked = allowed.some((level) => level === box.name);
  });
  dialog.addEventListener('close', stop);
  document.getElementById('consent-place')?.append(dialog);
  dialog.showModal();
}

function createHeader(text: string, onClose: () => void): HTMLElement {
  const title = createElement('h2', { id: `${ID}-title`, className: `${dialogStyles.title}` }, text);
  const close = createElement('button', {
    type: 'button',
    className: `closeButton ${dialogStyles.close}`,
    onclick: onClose,
  });
  close.ariaLabel = consentCopy.settings.close;
  const icon = document.createElementNS(SVG, 'svg');
  icon.setAttribute('viewBox', '0 0 24 24');
  icon.classList.add(`${styles.icon}`);
  const path = document.createElementNS(SVG, 'path');
  path.setAttribute('d', controlPaths.close);
  icon.append(path);
  close.append(icon);
  return createElement('div', { className: `${dialogStyles.header}` }, title, close);
}

/** A level with its switch; without one if the browser's signal refuses the level. */
function createLevel(level: ConsentLevel): HTMLElement {
  const { title, text } = consentCopy.levels[level];
  const [id, textId] = [`${ID}-${level}`, `${ID}-${level}-text`];
  const words = createElement('p', { id: textId, className: `${styles.text}` }, text);
  if (isRefusedBySignal(level))
    return createElement('div', { className: `${styles.level}` }, createElement('strong', {}, title), words);
  const box = createElement('input', {
    ...{ type: 'checkbox', id, name: level, className: `${styles.switch}` },
    ...{ checked: isAllowed(level), disabled: level === 'necessary' },
  });
  box.setAttribute('aria-describedby', textId);
  const label = createElement('label', { htmlFor: id }, title);
  return createElement('div', { className: `${styles.level}` }, label, box, words);
}

function createAnswers(boxes: readonly HTMLInputElement[], onAnswer: () => void): HTMLElement {
  const { accept, refuse } = consentCopy.banner;
  const answerWith = (choose: () => readonly ConsentLevel[]) => () => {
    keepChoice(choose()).catch(console.warn);
    onAnswer();
  };
  const chosen = () =>
    consentLevels.filter((level) => boxes.some((box) => box.name === level && box.checked));
  return createElement(
    'div',
    { className: `${styles.answers}` },
    createButton(
      accept,
      answerWith(() => consentLevels),
    ),
    createButton(
      refuse,
      answerWith(() => ['necessary']),
    ),
    createButton(consentCopy.settings.save, answerWith(chosen), styles.save),
  );
}

/** Also where storage is refused: the answer then holds until the page is left. */
async function keepChoice(levels: readonly ConsentLevel[]): Promise<void> {
  // The tool checks only its own expiry of an answer, and writes nothing if the levels are the same.
  if (storedAnswer() === undefined) remember(ANSWER_ITEM, undefined);
  // With the answer as it is stored now: the banner or another tab may have changed it.
  reset();
  await run(toolConfig());
  acceptCategory([...levels]);
  keepAnonymous(getCookie());
  allowLevels(levels);
  // An answer given here answers the banner too.
  hideBanner();
}

/** The four levels, those without which the site does not work switched on for good. Banner and settings are our own. */
function toolConfig(): CookieConsentConfig {
  const open = consentLevels.filter((level) => !isRefusedBySignal(level));
  return {
    // The tool always draws; this keeps it out of the page.
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
      default: language.code,
      translations: { [language.code]: { consentModal: {}, preferencesModal: { sections: [] } } },
    },
  };
}
