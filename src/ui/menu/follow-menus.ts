const elementOf = ({ target }: Event) => (target instanceof Element ? target : null);

const menuOf = (event: Event) => elementOf(event)?.closest<HTMLDetailsElement>('details[data-menu]');

const openMenus = () => document.querySelectorAll<HTMLDetailsElement>('details[data-menu][open]');

/** ArrowDown on the trigger enters the menu. Tab is left to the browser. */
function linkAfterKey(key: string, menu: HTMLDetailsElement): HTMLElement | undefined {
  const links = [...menu.querySelectorAll('a')];
  const current = links.findIndex((link) => link === document.activeElement);
  if (key === 'ArrowDown') return links[Math.min(current + 1, links.length - 1)];
  if (!menu.open) return undefined;
  if (key === 'ArrowUp') return links[Math.max(current - 1, 0)];
  if (key === 'Home') return links[0];
  return key === 'End' ? links.at(-1) : undefined;
}

function closeOthers(event: Event): void {
  for (const menu of openMenus()) if (menu !== menuOf(event)) menu.open = false;
}

function onKeyDown(event: KeyboardEvent): void {
  // In an input method, Escape discards what is being composed.
  if (event.key === 'Escape' && !event.isComposing) {
    for (const menu of openMenus()) {
      menu.open = false;
      menu.querySelector('summary')?.focus();
    }
    return;
  }
  const menu = menuOf(event);
  const link = menu && linkAfterKey(event.key, menu);
  if (!link) return;
  event.preventDefault();
  menu.open = true;
  link.focus();
}

function closeLeft(event: FocusEvent): void {
  const menu = menuOf(event);
  if (menu && event.relatedTarget instanceof Node && !menu.contains(event.relatedTarget)) menu.open = false;
}

/** A link within the page does not leave it. */
function closeByLink(event: Event): void {
  const menu = elementOf(event)?.closest('a')?.closest<HTMLElement>('[data-menu]');
  if (menu instanceof HTMLDetailsElement) menu.open = false;
  else menu?.hidePopover();
}

const panelOf = ({ target }: Event) =>
  target instanceof HTMLElement && target.matches('[popover][data-menu]') ? target : null;

const triggerOf = (panel: HTMLElement) =>
  document.querySelector<HTMLElement>(`[popovertarget="${panel.id}"]:not([popovertargetaction])`);

/** Makes everything outside an element inert, as a modal dialog does. Returns the function that undoes it. */
function isolate(element: HTMLElement): () => void {
  const madeInert: HTMLElement[] = [];
  for (let inner = element; inner.parentElement; inner = inner.parentElement) {
    for (const sibling of inner.parentElement.children) {
      if (sibling === inner || !(sibling instanceof HTMLElement) || sibling.inert) continue;
      sibling.inert = true;
      madeInert.push(sibling);
    }
    if (inner === document.body) break;
  }
  return () => {
    for (const sibling of madeInert.splice(0)) sibling.inert = false;
  };
}

function enter(panel: HTMLElement): void {
  if (!panel.contains(document.activeElement)) panel.querySelector('button')?.focus();
}

let release = () => {};

/** Before the change: the browser returns the focus as the panel closes, but not to an inert button. */
function isolateOpening(event: ToggleEvent): void {
  const panel = panelOf(event);
  if (!panel) return;
  release();
  release = event.newState === 'open' ? isolate(panel) : () => {};
}

function moveFocus(event: ToggleEvent): void {
  const panel = panelOf(event);
  if (!panel) return;
  if (event.newState === 'open') enter(panel);
  else if (document.activeElement === document.body) triggerOf(panel)?.focus();
}

/** A window that became wide hides the button, and must not keep its panel open. */
function closeWithoutTrigger(panel: HTMLElement, trigger: HTMLElement): void {
  new ResizeObserver(() => trigger.checkVisibility() || panel.hidePopover()).observe(trigger);
}

/**
 * Closes menus and answers their arrow keys (R2.12); keeps focus and screen reader inside an open side panel. The
 * browser opens both, and closes the menus of one group.
 */
export function followMenus(): void {
  document.addEventListener('mousedown', closeOthers);
  document.addEventListener('keydown', onKeyDown);
  document.addEventListener('focusout', closeLeft);
  document.addEventListener('click', closeByLink);
  document.addEventListener('beforetoggle', isolateOpening, true);
  document.addEventListener('toggle', moveFocus, true);
  for (const panel of document.querySelectorAll<HTMLElement>('[popover][data-menu]')) {
    const trigger = triggerOf(panel);
    if (trigger) closeWithoutTrigger(panel, trigger);
    // It may have been opened before this code came.
    if (!panel.matches(':popover-open')) continue;
    release();
    release = isolate(panel);
    enter(panel);
  }
}
