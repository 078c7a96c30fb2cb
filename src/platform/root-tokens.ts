/**
 * Sets style tokens on a root element, by default that of the page, over those of the style
 * sheet; CSSOM is what the policy allows. Returns the function that takes them back.
 */
export function setRootTokens(
  tokens: Readonly<Record<string, string>>,
  { style } = document.documentElement,
): () => void {
  for (const [name, value] of Object.entries(tokens)) style.setProperty(name, value);
  return () => {
    for (const name of Object.keys(tokens)) style.removeProperty(name);
  };
}
