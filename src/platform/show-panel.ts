/**
 * Shows the panel, slide or step of a pressed control, and marks the control. Inline in the pages that have such
 * controls. The site's script presses a control to switch.
 */
function showPanel({ target }: Event): void {
  const control = target instanceof Element && target.closest('[aria-controls]');
  if (!control) return;
  const shown = document.querySelector(`[data-active][id="${control.getAttribute('aria-controls')}"]`);
  for (const one of shown?.parentElement?.children ?? []) {
    const isShown = String(one === shown);
    one.setAttribute('data-active', isShown);
    for (const other of document.querySelectorAll(`[aria-controls="${one.id}"]`)) {
      other.ariaSelected &&= isShown;
      other.ariaCurrent &&= isShown;
    }
  }
}

// In capture: the site's script reads the result.
addEventListener('click', showPanel, true);
