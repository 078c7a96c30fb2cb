/**
 * Rules by which a text may become markup or a script's address (Trusted Types). Any code that has them may do
 * so: keep them within the module. The name must be in `scripts/hosts/sources.ts`, and
 * be made once. A browser that does not ask for rules takes the text itself.
 */
export const trustPolicy = <Rules>(name: string, rules: Rules): Rules =>
  (typeof window === 'undefined' ? undefined : window.trustedTypes?.createPolicy(name, rules)) ?? rules;

type IsTrusted = (text: string) => boolean;

const trusted: IsTrusted[] = [];

/**
 * Lets scripts of others load scripts by plain text. A page can have one policy for plain text, the default
 * one, so all who need it share it. May be called again.
 */
export function trustScriptUrls(isTrusted: IsTrusted): void {
  trusted.push(isTrusted);
  if (typeof window === 'undefined' || window.trustedTypes?.defaultPolicy) return;
  trustPolicy('default', {
    createScriptURL: (text: string) => (trusted.some((isRight) => isRight(text)) ? text : null),
  });
}
