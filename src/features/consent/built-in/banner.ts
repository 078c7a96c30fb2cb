import { consentCopy } from '#words/consent.ts';
import { keepAnswer, storedAnswer } from '#src/features/consent/stored-answer.ts';
import { emit } from '#src/platform/events.ts';
import { allowLevels, consentLevels } from '#src/platform/services/consent-levels.ts';
import type { ConsentLevel } from '#src/model/consent.schema.ts';
import { href } from '#src/routes.ts';
import styles from './banner.module.css';

/**
 * Asks for consent at the bottom of the window: in a bar, or in a card where there is room. It takes no focus, and
 * the page reserves room for it below its end. The settings are loaded on request.
 */
export function showBanner(): void {
  const place = document.getElementById('consent-place');
  // The visitor may have answered meanwhile, in the settings or in another tab.
  if (!place || shownBanner() || storedAnswer() !== undefined) return;
  const { label, title, text, policy, accept, refuse, choose } = consentCopy.banner;
  const policyLink = createElement('a', { href: href('cookies') }, policy);
  // No heading: it would precede the first heading of the page.
  const name = createElement('strong', {}, title);
  const words = createElement('p', { className: `${styles.text}` }, name, ` ${text} `, policyLink);
  const answers = createElement(
    'div',
    { className: `${styles.answers}` },
    createButton(accept, () => answerBanner(consentLevels)),
    createButton(refuse, () => answerBanner(['necessary'])),
    createButton(choose, () => emit('settings-requested', undefined), styles.choose),
  );
  const body = createElement('div', { className: `${styles.body}` }, words, answers);
  const banner = createElement(
    'section',
    { className: `screenOnly ${styles.banner}`, ariaLabel: label },
    body,
  );
  place.prepend(banner);

  const keepRoom = () => {
    // Not inherited: on the root alone, it would have the style of every element computed again.
    for (const { style } of [document.documentElement, document.body, place])
      style.setProperty('--consent-room', `${banner.offsetHeight}px`);
  };
  new ResizeObserver(keepRoom).observe(banner);
}

const shownBanner = () => document.querySelector(`.${styles.banner}`);

/** Takes the banner away, once there is an answer. Does nothing where none is shown. */
export const hideBanner = () => shownBanner()?.remove();

function answerBanner(levels: readonly ConsentLevel[]): void {
  keepAnswer(levels);
  allowLevels(levels);
  hideBanner();
}

/** A new element, with properties and content. */
export function createElement<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
  ...content: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const element = Object.assign(document.createElement(name), properties);
  element.append(...content);
  return element;
}

/** A button of the banner and the settings. */
export const createButton = (text: string, onclick: () => void, className = '') =>
  createElement('button', { type: 'button', className: `${styles.button} ${className}`, onclick }, text);
