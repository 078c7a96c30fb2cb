/**
 * Shows the panel, slide or step of a pressed control, and marks the control. Inline in the pages that have such
 * controls. The site's script presses a control to switch.
 */
function showPanel({ target }: Event): void {
  const control = target instanceof Element && target.closest('[aria-controls]');
  if (!control) return;
  const shown = document.querySelector(`[data-active][id="${control.getAttribute('aria-controls')}"]`);
  // Parts fade once one was chosen: those that style hides at first would be seen to go.
  shown?.parentElement?.setAttribute('data-switched', '');
  for (const one of shown?.parentElement?.children ?? []) {
    const isShown = String(one === shown);
    one.setAttribute('data-active', isShown);
    hideFindable(one);
    for (const other of document.querySelectorAll(`[aria-controls="${one.id}"]`)) {
      other.ariaSelected &&= isShown;
      other.ariaCurrent &&= isShown;
    }
  }
}

/** In browsers that can, "find in page" reaches the text of a panel that is not shown, and shows it. */
function hideFindable(panel: Element): void {
  const content = panel.querySelector(':scope > [data-findable]');
  if (!content || !('onbeforematch' in content)) return;
  if (panel.matches('[data-active=true]')) content.removeAttribute('hidden');
  else content.setAttribute('hidden', 'until-found');
}

function showFound({ target }: Event): void {
  const panel = target instanceof Element && target.closest('[data-active]');
  if (panel) document.querySelector<HTMLElement>(`[role=tab][aria-controls="${panel.id}"]`)?.click();
}

// In capture: the site's script reads the result.
addEventListener('click', showPanel, true);
addEventListener('beforematch', showFound);
for (const panel of document.querySelectorAll('[data-active]')) hideFindable(panel);
