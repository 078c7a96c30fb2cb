/**
 * Rules by which a text may become markup or a script's address (Trusted Types). Whoever holds them may do
 * so, nobody else: keep them within the module. The name must stand in `scripts/hosts/sources.ts`, and
 * be made once. A browser that does not ask for rules takes the text itself.
 */
export const trustPolicy = <Rules>(name: string, rules: Rules): Rules =>
  (typeof window === 'undefined' ? undefined : window.trustedTypes?.createPolicy(name, rules)) ?? rules;
