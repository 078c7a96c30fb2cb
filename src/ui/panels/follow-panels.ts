import { fillIn } from '#src/lib/fill-in.ts';
import { isPlainPress } from '#src/lib/is-plain-press.ts';

/** Tabs, slides or steps: `ring` where the first comes after the last, `ends` where it stops there. */
const groupOf = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-panels]') : null;

/** Elements of a group, without those of a group inside it. */
const ownOf = (group: HTMLElement, selector: string) =>
  [...group.querySelectorAll<HTMLElement>(selector)].filter(
    (element) => element.closest('[data-panels]') === group,
  );

/** Its tabs, or the marks of its slides or steps, and which of them is chosen. */
function choicesOf(group: HTMLElement) {
  const all = ownOf(group, '[role=tab], button[aria-current]');
  const current = all.findIndex((one) => (one.ariaSelected ?? one.ariaCurrent) !== 'false');
  /** The choice at an index, which may be one beyond an end. */
  const at = (index: number) =>
    group.dataset['panels'] === 'ring' ? all.at(index % all.length) : index < 0 ? undefined : all[index];
  return { all, current, chosen: all[current], at };
}

/** May be one beyond an end: callers wrap or stop. */
function indexAfterKey(key: string, current: number, count: number, isRightToLeft = false) {
  const forward = isRightToLeft ? 'ArrowLeft' : 'ArrowRight';
  const backward = isRightToLeft ? 'ArrowRight' : 'ArrowLeft';
  if (key === forward) return current + 1;
  if (key === backward) return current - 1;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}

type Choices = ReturnType<typeof choicesOf>;

/** Only the chosen tab is a tab stop, and only its panel can be met. */
function settleTabs({ all, chosen }: Choices): void {
  for (const tab of all) {
    tab.tabIndex = tab === chosen ? 0 : -1;
    const panel = document.getElementById(tab.getAttribute('aria-controls') ?? '');
    if (panel) panel.inert = tab !== chosen;
    if (panel?.querySelector('[hidden=until-found]')) void untilFaded(panel);
  }
}

/**
 * A panel that fades out is still seen but must not be met. Then the style hides it, and "find in page", which skips
 * what is inert, has to reach it.
 */
async function untilFaded(panel: HTMLElement): Promise<void> {
  await Promise.allSettled(panel.getAnimations().map(({ finished }) => finished));
  panel.inert = false;
}

/** Its buttons lead to the neighbours. An end disables the button that was pressed: the mark gets the focus. */
function settlePager(group: HTMLElement, { current, chosen, at }: Choices): void {
  const hadFocus = ownOf(group, '[data-step]:focus').length > 0;
  for (const button of ownOf(group, 'button[data-step]')) {
    const panel = at(current + (button.dataset['step'] === 'next' ? 1 : -1))?.getAttribute('aria-controls');
    const title = panel && document.getElementById(`${panel}-title`)?.id;
    button.toggleAttribute('disabled', !panel);
    for (const [name, value] of Object.entries({ 'aria-controls': panel, 'aria-describedby': title }))
      if (value) button.setAttribute(name, value);
      else button.removeAttribute(name);
  }
  if (hadFocus && ownOf(group, '[data-step]:focus:enabled').length === 0)
    chosen?.focus({ preventScroll: true });
}

/** The text of the position, and the row of marks, which scrolls in a narrow window. */
function settlePosition(group: HTMLElement, { all, current, chosen }: Choices): void {
  const [position] = ownOf(group, '[data-position]');
  if (!position || !chosen) return;
  chosen.ariaCurrent = 'step';
  const place = { step: current + 1, total: all.length };
  position.textContent = fillIn(position.dataset['position'] ?? '', place);
  const row = chosen.closest('ol');
  const middleOf = (element: Element) => {
    const { left, width } = element.getBoundingClientRect();
    return left + width / 2;
  };
  if (row) row.scrollBy({ left: middleOf(chosen) - middleOf(row) });
}

function settle(group: HTMLElement): void {
  const choices = choicesOf(group);
  settlePager(group, choices);
  settlePosition(group, choices);
}

/** One step or all; playing or paused. `asked`: plays even under pointer and focus, which are on this button. */
function toggle({ dataset }: HTMLElement): void {
  const { mode, playback } = dataset;
  if (mode) dataset['mode'] = mode === 'all' ? 'single' : 'all';
  if (playback) dataset['playback'] = playback === 'paused' ? 'asked' : 'paused';
}

function onClick(event: MouseEvent): void {
  const group = groupOf(event);
  const button = event.target instanceof Element && event.target.closest<HTMLElement>('button');
  if (!group || !button) return;
  if ('toggle' in button.dataset) toggle(group);
  settle(group);
  const choices = choicesOf(group);
  if (button.matches('[role=tab]')) {
    settleTabs(choices);
    button.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }
  // Only changes by hand are announced.
  const [status] = group.dataset['playback'] ? ownOf(group, '[aria-live]') : [];
  if (status && event.isTrusted && button.hasAttribute('aria-controls'))
    status.textContent = choices.chosen?.ariaLabel ?? '';
}

function onKeyDown(event: KeyboardEvent): void {
  const group = groupOf(event);
  if (!group || !isPlainPress(event)) return;
  const isOnTab = event.target instanceof Element && event.target.matches('[role=tab]');
  if (!isOnTab && group.dataset['mode'] !== 'single') return;
  const { all, current, chosen, at } = choicesOf(group);
  const next = indexAfterKey(event.key, current, all.length, group.matches(':dir(rtl)'));
  if (next === undefined) return;
  event.preventDefault();
  const choice = at(next) ?? chosen;
  choice?.click();
  choice?.focus();
}

function onAnimationEnd(event: Event): void {
  const group = groupOf(event);
  if (!group?.dataset['playback']) return;
  const { current, at } = choicesOf(group);
  at(current + 1)?.click();
}

/**
 * Keys, pagers and timers of all tabs (WAI-ARIA APG, "Tabs"), slides (R4.2) and workflows (R2.43): whatever shows one
 * of several. `platform/show-panel.ts` switches, also before this code has come; this presses the same controls.
 * The style sheet is the timer of slides: the mark of the current one fills, and the end of that animation shows the
 * next, so that hover, focus and reduced motion hold it by selectors.
 */
export function followPanels(): void {
  for (const group of document.querySelectorAll<HTMLElement>('[data-panels]')) {
    if (group.dataset['playback'] === 'built') {
      group.dataset['playback'] = 'auto';
      group.querySelector('[tabindex]')?.removeAttribute('tabindex');
    }
    settle(group);
  }
  document.addEventListener('click', onClick);
  document.addEventListener('keydown', onKeyDown);
  document.addEventListener('animationend', onAnimationEnd);
}
