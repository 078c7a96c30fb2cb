import { type RefObject, useLayoutEffect, useState } from 'react';

import { fittingCount } from './fitting-count.ts';

/** Padding (R9.12) and border of a tag, both sides. */
const TAG_FRAME_PX = 2 * (8 + 1);

/**
 * How many tags fit into the row, measured before the first paint and again when the row or the type
 * changes. The last item of the row is the count of the rest; `undefined` until measured.
 */
export function useFittingCount(
  row: RefObject<HTMLUListElement | null>,
  tags: readonly string[],
): number | undefined {
  const [count, setCount] = useState<number>();
  useLayoutEffect(() => {
    const element = row.current;
    const first = element?.firstElementChild;
    if (!element || !first) return undefined;
    const measure = () => {
      // Of their words: a tag that is cut is narrower than it would be.
      const words = [...element.children].map(({ firstElementChild }) => firstElementChild);
      const widthsPx = words.map((word) => (word?.getBoundingClientRect().width ?? 0) + TAG_FRAME_PX);
      const moreWidthPx = (widthsPx.pop() ?? 0) - TAG_FRAME_PX;
      setCount(fittingCount({ widthsPx, moreWidthPx, roomPx: element.clientWidth, total: tags.length }));
    };
    measure();
    // The first tag changes its width when a font arrives.
    const sizes = new ResizeObserver(measure);
    sizes.observe(element);
    sizes.observe(first);
    return () => sizes.disconnect();
  }, [row, tags]);
  return count;
}
