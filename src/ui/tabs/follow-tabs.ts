import { indexAfterKey } from '#src/lib/index-after-key.ts';

const tabOf = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLElement>('[role=tab]') : null;

const tabsBeside = (tab: HTMLElement) => [
  ...(tab.parentElement?.querySelectorAll<HTMLElement>('[role=tab]') ?? []),
];

function onClick(event: Event): void {
  const pressed = tabOf(event);
  if (!pressed) return;
  for (const tab of tabsBeside(pressed)) {
    tab.tabIndex = tab === pressed ? 0 : -1;
    const panel = document.getElementById(tab.getAttribute('aria-controls') ?? '');
    if (panel) panel.inert = tab !== pressed;
    if (panel?.querySelector('[hidden=until-found]')) void untilFaded(panel);
  }
  pressed.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/**
 * A panel that fades out is still seen but must not be met. Then the style hides it, and "find in page", which skips
 * what is inert, has to reach it.
 */
async function untilFaded(panel: HTMLElement): Promise<void> {
  await Promise.allSettled(panel.getAnimations().map(({ finished }) => finished));
  panel.inert = false;
}

function onKeyDown(event: KeyboardEvent): void {
  const focused = tabOf(event);
  if (!focused) return;
  const tabs = tabsBeside(focused);
  const index = indexAfterKey(event.key, tabs.indexOf(focused), tabs.length, focused.matches(':dir(rtl)'));
  const next = index === undefined ? undefined : tabs.at(index % tabs.length);
  if (!next) return;
  event.preventDefault();
  next.click();
  next.focus();
}

/** Keys and focus of all tabs (WAI-ARIA APG, "Tabs"). */
export function followTabs(): void {
  document.addEventListener('click', onClick);
  document.addEventListener('keydown', onKeyDown);
}
