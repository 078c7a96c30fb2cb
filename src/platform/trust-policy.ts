/**
 * A Trusted Types policy: rules by which a text becomes markup or a script's address. Keep it within the module, since
 * any code that has it may do so. The name must be in `scripts/hosts/sources.ts`, and is created once. A browser
 * without Trusted Types uses the text.
 */
export const trustPolicy = <Rules>(name: string, rules: Rules): Rules =>
  (typeof window === 'undefined' ? undefined : window.trustedTypes?.createPolicy(name, rules)) ?? rules;

type IsTrusted = (text: string) => boolean;

const trusted: IsTrusted[] = [];

/** Lets third-party scripts load scripts by plain text. All callers share the default policy, of which there is one. */
export function trustScriptUrls(isTrusted: IsTrusted): void {
  trusted.push(isTrusted);
  if (typeof window === 'undefined' || window.trustedTypes?.defaultPolicy) return;
  trustPolicy('default', {
    createScriptURL: (text: string) => (trusted.some((isRight) => isRight(text)) ? text : null),
  });
}
