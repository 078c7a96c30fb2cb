/** The text of a slot, or what is done to its element. Nothing removes it, with the line that is its own (`data-line`). */
export type Filling = string | undefined | ((element: HTMLElement) => void);

/** The element that a selector finds. @throws Error when the built markup lacks it */
export function partOf(root: ParentNode, selector: string): HTMLElement {
  const part = root.querySelector<HTMLElement>(selector);
  if (!part) throw new Error(`The page has no ${selector}`);
  return part;
}

function fillSlot(element: HTMLElement, filling: Filling): void {
  if (filling === undefined) (element.closest('[data-line]') ?? element).remove();
  else if (typeof filling === 'string') element.textContent = filling;
  else filling(element);
}

/**
 * A copy of the only element of a template of a section, with a filling for each of its slots.
 * @param name of a `<Template>`
 * @throws Error when the section lacks it
 */
export function fillTemplate<Slot extends string>(
  section: ParentNode,
  name: string,
  fillings: Readonly<Record<Slot, Filling>>,
): HTMLElement {
  const template = section.querySelector<HTMLTemplateElement>(`template[data-template="${name}"]`);
  const copy = template ? document.importNode(template.content, true) : new DocumentFragment();
  for (const [slot, filling] of Object.entries<Filling>(fillings))
    for (const element of copy.querySelectorAll<HTMLElement>(`[data-fill="${slot}"]`))
      fillSlot(element, filling);
  return partOf(copy, '*');
}
