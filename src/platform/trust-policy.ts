/**
 * Rules by which a text may become markup or a script's address (Trusted Types). Any code that has them may do
 * so: keep them within the module. The name must be in `scripts/hosts/sources.ts`, and
 * be made once. A browser that does not ask for rules takes the text itself.
 */
export const trustPolicy = <Rules>(name: string, rules: Rules): Rules =>
  (typeof window === 'undefined' ? undefined : window.trustedTypes?.createPolicy(name, rules)) ?? rules;

type IsTrusted = (text: string) => boolean;

const trusted: Readonly<Record<'createHTML' | 'createScriptURL', IsTrusted[]>> = {
  createHTML: [],
  createScriptURL: [],
};

/**
 * Lets through plain text that code of others writes. A page can have one policy for plain text, the default
 * one, so all who need it share it. May be called again.
 */
export function trustPlainText(kind: keyof typeof trusted, isTrusted: IsTrusted): void {
  trusted[kind].push(isTrusted);
  if (typeof window === 'undefined' || window.trustedTypes?.defaultPolicy) return;
  const check = (name: keyof typeof trusted) => (text: string) =>
    trusted[name].some((isRight) => isRight(text)) ? text : null;
  trustPolicy('default', {
    createHTML: check('createHTML'),
    createScriptURL: check('createScriptURL'),
  });
}
