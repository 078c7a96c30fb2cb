/** All places of a text that a global expression matches: `matchAll` compiles a copy of it for each text. */
export function matchesOf(expression: RegExp, text: string): readonly RegExpExecArray[] {
  const matches: RegExpExecArray[] = [];
  expression.lastIndex = 0;
  for (let match = expression.exec(text); match; match = expression.exec(text)) matches.push(match);
  return matches;
}
