/** How far below the viewport an island starts to load, in CSS pixels. Also in the boot script. */
export const WAKE_MARGIN_PX = 300;
