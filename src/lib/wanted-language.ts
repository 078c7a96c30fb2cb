/** By code, else by language and script, so that `zh-TW` finds `zh-Hant`, and `de-CH` finds `de`. */
export const wantedLanguage = <Code extends string>(
  codes: readonly Code[],
  // Some browsers and privacy tools have no list.
  tags: readonly string[] = [],
): Code | undefined =>
  tags.flatMap(
    (tag) =>
      codes.find((code) => code === tag) ?? codes.find((code) => scriptOf(code) === scriptOf(tag)) ?? [],
  )[0];

function scriptOf(tag: string): string {
  try {
    const { language, script } = new Intl.Locale(tag).maximize();
    return `${language}-${script}`;
  } catch {
    // Browsers and privacy tools may give other texts.
    return tag;
  }
}
