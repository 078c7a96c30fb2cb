/**
 * A press shows at once the panel, slide or step that the control names, and moves the mark between the controls.
 * React does the same, but may still be on its way; it repeats the press, and what it sets then stands there.
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

// In capture, before React's own answer and before the boot script's hold.
addEventListener('click', showControlled, true);
