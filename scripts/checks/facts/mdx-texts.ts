/** A text of a file, from `start`. Parts that are inserted at run time are blanked to keep the offsets. */
export type WrittenText = { readonly start: number; readonly text: string };

/**
 * The words of a legal document, captions included, without its tags and addresses. Needs no parser, whose
 * loading takes longer.
 */
export const mdxTexts = (source: string): WrittenText[] => [
  {
    start: 0,
    text: source
      .replaceAll(/<Table caption="([^"]*)">/g, (_tag, caption: string) => `${' '.repeat(16)}${caption}. `)
      .replaceAll(/<[^>]*>|\]\([^)]*\)/g, blank),
  },
];

export const blank = (part: string): string => part.replaceAll(/[^\n]/g, ' ');
