/**
 * Letters of Latin script that the site's fonts lack, such as those of Vietnamese and Yoruba, and marks that no letter
 * has taken in.
 */
const LACKING = /(?![\0-\u017f\u0218-\u021b\u1e80-\u1e85\u1e9e\u1ef2\u1ef3])[\p{Script=Latin}\u0300-\u036f]/u;

/**
 * The value of `data-letters` for a text from outside: browsers would take single letters of its words from another
 * font, so that the style puts all of it in that one. `undefined` for all other texts.
 */
export const lettersOf = (text: string): 'other' | undefined =>
  LACKING.test(text.normalize('NFC')) ? 'other' : undefined;
