/** The text of a slot, or what is done to its element. Nothing removes it, with the line that is its own (`data-line`). */
type Filling = string | undefined | ((element: HTMLElement) => unknown);

/** A filling for each slot, which is an element with `data-fill`. */
export type Fillings<Slot extends string> = Readonly<Record<Slot, Filling>>;

/** The element that a selector finds. @throws Error when the built markup lacks it */
export function partOf(root: ParentNode, selector: string): HTMLElement {
  const part = root.querySelector<HTMLElement>(selector);
  if (!part) throw new Error(`The page has no ${selector}`);
  return part;
}

export function fillSlots<Slot extends string>(root: ParentNode, fillings: Fillings<Slot>): void {
  for (const [slot, filling] of Object.entries<Filling>(fillings))
    for (const element of root.querySelectorAll<HTMLElement>(`[data-fill="${slot}"]`)) {
      if (filling === undefined) (element.closest('[data-line]') ?? element).remove();
      else if (typeof filling === 'string') element.textContent = filling;
      else filling(element);
    }
}

/**
 * A filled copy of the only element of a template, without slots.
 * @param name of a `<Template>` in the section
 * @throws Error when the section lacks it
 */
export function fillTemplate<Slot extends string>(
  section: ParentNode,
  name: string,
  fillings: Fillings<Slot>,
): HTMLElement {
  const template = section.querySelector<HTMLTemplateElement>(`template[data-template="${name}"]`);
  const copy = template ? document.importNode(template.content, true) : new DocumentFragment();
  fillSlots(copy, fillings);
  for (const slot of copy.querySelectorAll('[data-fill]')) slot.removeAttribute('data-fill');
  return partOf(copy, '*');
}
