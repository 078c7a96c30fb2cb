/**
 * Sets style tokens on the root element, over those of the style sheet; CSSOM is what the policy allows.
 * Returns the function that removes them.
 */
export function setRootTokens(tokens: Readonly<Record<string, string>>): () => void {
  const { style } = document.documentElement;
  for (const [name, value] of Object.entries(tokens)) style.setProperty(name, value);
  return () => {
    for (const name of Object.keys(tokens)) style.removeProperty(name);
  };
}
