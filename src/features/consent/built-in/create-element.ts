/** A new element, with properties and content. */
export function createElement<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
  ...content: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const element = Object.assign(document.createElement(name), properties);
  element.append(...content);
  return element;
}

/** A button of the banner and the settings. */
export const createButton = (text: string, onclick: () => void, className = '') =>
  createElement('button', { type: 'button', className: `consent-button ${className}`, onclick }, text);
