/** True when a text has a visible character. The blank letters of Hangul, Braille and hieroglyphs do not count. */
export const hasVisibleText = (text: string): boolean =>
  /(?![\p{Default_Ignorable_Code_Point}\u2800\ufffc\u{1d159}\u{13441}\u{13442}])[\p{L}\p{M}\p{N}\p{P}\p{S}]/u.test(
    text,
  );
