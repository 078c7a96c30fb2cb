/**
 * Shows the panel, slide or step of a pressed control at once and marks the control. React does the same later, when it
 * repeats the click.
 */
function showControlled({ target }: Event): void {
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

// In capture, before React and the boot script.
addEventListener('click', showControlled, true);
