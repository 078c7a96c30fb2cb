import type { Page } from '@playwright/test';

/** Painted text and head tags of one frame. */
export type Frame = {
  readonly title: string;
  /** Text that is painted. */
  readonly text: string;
  /** Addresses of icons that count, share tags, manifest, structured data and canonical address. */
  readonly head: readonly string[];
};

declare global {
  interface Window {
    seenFrames?: Frame[];
  }
}

/** Records every frame of the pages that are opened from now on; equal ones in a row once. */
export async function recordFrames(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const tags =
      'link[rel=icon], link[rel=apple-touch-icon], link[rel=manifest], link[rel=canonical], meta[property], meta[name^=twitter], meta[name=description], [type="application/ld+json"]';
    const frames: Frame[] = [];
    window.seenFrames = frames;
    let last = '';
    const look = () => {
      // The first frames may have no body yet.
      const body = document.querySelector('body');
      const frame = {
        title: document.title,
        // Of a part that is not rendered, `innerText` has all the text.
        text: body?.checkVisibility() ? body.innerText : '',
        head: [...document.querySelectorAll(tags)].map((tag) => tag.outerHTML),
      };
      const text = JSON.stringify(frame);
      if (text !== last) frames.push(frame);
      last = text;
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

export const framesOf = (page: Page) => page.evaluate(() => window.seenFrames ?? []);
