/** The length of a field's text as the platform counts it: code points. Outer spaces are not sent. */
export const lengthOf = (text: string): number => Array.from(text.trim()).length;
