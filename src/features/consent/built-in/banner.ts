import { consentCopy } from '#words/consent.ts';
import { keepAnswer, storedAnswer } from '#src/features/consent/stored-answer.ts';
import { emit } from '#src/platform/events.ts';
import { allowLevels, consentLevels } from '#src/platform/services/consent-levels.ts';
import type { ConsentLevel } from '#src/model/consent.schema.ts';
import { href } from '#src/routes.ts';
import './buttons.css';
import styles from './banner.module.css';

/**
 * Asks for consent in a bar at the foot of the window. It is a part of the page that one may pass by: it
 * takes no focus, and the page keeps room for it below its end. The choice by level is fetched when it is
 * asked for.
 */
export function showBanner(): void {
  const place = document.getElementById('consent-place');
  // Who has opened the settings meanwhile may have answered.
  if (!place || storedAnswer() !== undefined) return;
  const { label, title, text, policy, accept, refuse, choose } = consentCopy.banner;
  const banner = made('section', styles.banner);
  banner.ariaLabel = label;
  const policyLink = made('a');
  policyLink.href = href('cookies');
  policyLink.append(policy);
  // No heading: the banner comes before the page's first.
  const name = made('strong');
  name.append(title);
  const words = made('p', styles.text);
  words.append(name, ` ${text} `, policyLink);
  const answers = made('div', styles.answers);
  answers.append(
    button(accept, () => take(consentLevels)),
    button(refuse, () => take(['necessary'])),
    button(choose, () => emit('settings-requested', undefined), styles.choose),
  );
  const body = made('div', styles.body);
  body.append(words, answers);
  banner.append(body);
  place.prepend(banner);

  const keepRoom = () => {
    // Not inherited: on the root alone, it would have the style of every element computed again.
    for (const { style } of [document.documentElement, document.body, place])
      style.setProperty('--consent-room', `${banner.offsetHeight}px`);
  };
  new ResizeObserver(keepRoom).observe(banner);
}

/** Takes the banner away, once there is an answer. Does nothing where none is shown. */
export const hideBanner = () => document.querySelector(`.${styles.banner}`)?.remove();

function take(levels: readonly ConsentLevel[]): void {
  keepAnswer(levels);
  allowLevels(levels);
  hideBanner();
}

function made<Name extends keyof HTMLElementTagNameMap>(name: Name, className = '') {
  const element = document.createElement(name);
  if (className) element.className = className;
  return element;
}

function button(text: string, onClick: () => void, ...names: (string | undefined)[]): HTMLButtonElement {
  const element = made('button', ['consent-button', ...names].join(' '));
  element.type = 'button';
  element.append(text);
  element.addEventListener('click', onClick);
  return element;
}
