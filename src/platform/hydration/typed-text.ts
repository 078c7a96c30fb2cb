type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const controlsIn = (element: Element) => [...element.querySelectorAll<Control>('input, textarea, select')];

/** The controls of an island and the element with the focus, before React hydrates it. */
export const findControls = (island: Element) => ({
  controls: controlsIn(island),
  focused: document.activeElement,
});

/**
 * React replaces built markup in which an extension or a translator has put an element (F-E8). This copies text,
 * choice, focus and caret to the new controls, by events that React listens to.
 */
export function restoreTyped(built: ReturnType<typeof findControls>, island: Element): void {
  const fresh = controlsIn(island);
  for (const old of built.controls) {
    const isSame = ({ name, type }: Control) => name === old.name && type === old.type;
    const control = fresh.filter(isSame)[built.controls.filter(isSame).indexOf(old)];
    if (old.isConnected || !control) continue;
    if (isChanged(old) && control.value !== old.value) {
      // The setter of the prototype: React replaces the one of the element, and then ignores the event.
      Reflect.set(Object.getPrototypeOf(control), 'value', old.value, control);
      for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));
    }
    if (old !== built.focused) continue;
    control.focus();
    if ('setSelectionRange' in old && 'setSelectionRange' in control && old.selectionStart !== null)
      control.setSelectionRange(old.selectionStart, old.selectionEnd);
  }
}

/** Whether its value differs from the built one. */
function isChanged(control: Control): boolean {
  if (!(control instanceof HTMLSelectElement)) return control.value !== control.defaultValue;
  const built = [...control.options].findIndex(({ defaultSelected }) => defaultSelected);
  return control.selectedIndex !== Math.max(built, 0);
}
