/** How far below the viewport something counts as near, in CSS pixels. */
const MARGIN_PX = 300;

/** Calls back each time that one of the elements comes near the viewport. */
export function whenNear(elements: Iterable<Element>, run: (element: HTMLElement) => void): void {
  const near = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries)
        if (isIntersecting && target instanceof HTMLElement) run(target);
    },
    { rootMargin: `${MARGIN_PX}px` },
  );
  for (const element of elements) near.observe(element);
}
