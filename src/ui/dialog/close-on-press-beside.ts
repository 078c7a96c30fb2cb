/** Whether the pointer is on the backdrop: that counts as the dialog element but lies outside its box. */
function isBeside(dialog: HTMLDialogElement, event: MouseEvent): boolean {
  if (event.target !== dialog) return false;
  const box = dialog.getBoundingClientRect();
  const isInside =
    event.clientX >= box.left &&
    event.clientX <= box.right &&
    event.clientY >= box.top &&
    event.clientY <= box.bottom;
  return !isInside;
}

/**
 * Closes a modal dialog on a press beside it. The press must begin there too: selecting text and letting
 * go outside is no wish to close. Returns the way to stop.
 */
export function closeOnPressBeside(dialog: HTMLDialogElement): () => void {
  let beganBeside = false;
  const begin = (event: PointerEvent) => {
    beganBeside = isBeside(dialog, event);
  };
  const end = (event: MouseEvent) => {
    if (beganBeside && isBeside(dialog, event)) dialog.close();
  };
  dialog.addEventListener('pointerdown', begin);
  dialog.addEventListener('click', end);
  return () => {
    dialog.removeEventListener('pointerdown', begin);
    dialog.removeEventListener('click', end);
  };
}
