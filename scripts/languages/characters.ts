const ENTITY = /&(?:[a-z]+\d*|#\d+|#x[\da-f]+);/i;
const TAG = /<\/?[a-z][^<>]*>/i;

const JOINERS_AND_ISOLATES = /[\u{200c}-\u{200f}\u{61c}\u{2066}-\u{2069}]/u;

/** Characters that no one sees: all but soft hyphens, and in other scripts than Latin joiners and directional isolates. */
const INVISIBLE = /(?![\n\u{ad}])[\p{Cc}\p{Cf}\p{Co}\p{Cs}\u{2028}\u{2029}]/gu;

/** Characters that readers should not get, each with the remedy. Pages show texts as they are, without markup. */
export function characterFaults(text: string, isLatin: boolean): readonly string[] {
  const markup = ENTITY.exec(text)?.[0] ?? TAG.exec(text)?.[0];
  const invisible = [...(text.match(INVISIBLE) ?? [])].find(
    (character) => isLatin || !JOINERS_AND_ISOLATES.test(character),
  );
  const code = invisible?.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
  return [
    ...(markup ? [`has “${markup}”, which would be shown as it is: write the text itself`] : []),
    ...(text.includes('\uFFFD') ? ['has U+FFFD, which marks a character that was lost: write it again'] : []),
    ...(invisible === '\t' ? ['has a tab: write a space'] : []),
    ...(code && invisible !== '\t' ? [`has the invisible character U+${code}: remove it`] : []),
  ];
}
