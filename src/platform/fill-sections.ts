import { whenNear } from './when-near.ts';

/** Asks the platform for the data of a section, and shows it. */
export type FillSection = (section: HTMLElement) => Promise<void>;

/** Path of each `fill-<name>.ts` → its code. */
type Fillers = Readonly<Record<string, () => Promise<FillSection>>>;

/**
 * Fills each section of data from the platform (`data-asks`) when it comes near the viewport, once. If its code fails,
 * the section is as built, and the next time tries again.
 */
export function fillSections(fillers: Fillers): void {
  const filled = new WeakSet<Element>();
  const fill = async (section: HTMLElement) => {
    filled.add(section);
    const file = Object.keys(fillers).find((path) => path.endsWith(`/fill-${section.dataset['asks']}.ts`));
    try {
      await (
        await fillers[file ?? '']?.()
      )?.(section);
    } catch (error) {
      console.warn(error);
      filled.delete(section);
    }
  };
  whenNear(document.querySelectorAll('[data-asks]'), (section) => {
    if (!filled.has(section)) void fill(section);
  });
}
