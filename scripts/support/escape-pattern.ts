/** A text as a regular expression that matches just it. */
export const escapePattern = (text: string): string =>
  text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
