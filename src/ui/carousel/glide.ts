/** Duration of one step of a carousel (R9.10). Browsers do not let a smooth scroll choose its own. */
const GLIDE_MS = 500;

const easeInOut = (part: number) => (part < 0.5 ? 2 * part * part : 1 - (2 - 2 * part) ** 2 / 2);

/**
 * Scrolls a strip sideways in `GLIDE_MS`, at once under reduced motion. Marks it `data-gliding`
 * meanwhile, because snapping would pull against every frame.
 * @param strip the element that scrolls
 * @param toPx target `scrollLeft`; negative in right-to-left text
 * @param signal leaves the strip where it is, for a person who takes it in hand
 * @param onArrival called unless the signal came first
 */
export function glide(strip: HTMLElement, toPx: number, signal: AbortSignal, onArrival: () => void): void {
  const arrive = () => {
    strip.scrollLeft = toPx;
    delete strip.dataset['gliding'];
    onArrival();
  };
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return arrive();

  const fromPx = strip.scrollLeft;
  strip.dataset['gliding'] = '';
  signal.addEventListener('abort', () => delete strip.dataset['gliding']);
  let startMs: number | undefined;
  const advance = (nowMs: number) => {
    if (signal.aborted) return;
    startMs ??= nowMs;
    const part = (nowMs - startMs) / GLIDE_MS;
    if (part >= 1) return arrive();
    strip.scrollLeft = fromPx + (toPx - fromPx) * easeInOut(part);
    requestAnimationFrame(advance);
  };
  requestAnimationFrame(advance);
}
