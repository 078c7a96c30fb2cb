import { trustPolicy } from './trust-policy.ts';

/** For `srcdoc`: without a doctype browsers would lay the frame out as they did in the last century. */
export const EMPTY_DOCUMENT = trustPolicy('frame', { createHTML: (html: string) => html }).createHTML(
  '<!doctype html><html lang="en"><title>–</title>',
);

/**
 * Gives the document inside a frame the style of this page, so that it looks the same in a window of
 * another size.
 * @returns its body, when all style sheets are there or known to be missing
 */
export async function dressFrame(frame: HTMLIFrameElement): Promise<HTMLElement | undefined> {
  const inner = frame.contentDocument;
  if (!inner) return undefined;
  const styles = document.querySelectorAll('style, link[rel=stylesheet]:not([disabled])');
  const copies = [...styles].map((style) => inner.importNode(style, true));
  const loaded = copies.filter(({ localName }) => localName === 'link').map(settled);
  inner.head.append(...copies);
  await Promise.all(loaded);
  return inner.body;
}

const settled = (sheet: Element) =>
  new Promise((resolve) => {
    sheet.addEventListener('load', resolve);
    sheet.addEventListener('error', resolve);
  });
