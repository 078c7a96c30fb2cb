export type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & { readonly other: string };

/** The form for the number, with `{count}` filled in: `1 project`, `1,200 projects`. */
export function pluralText(forms: PluralForms, count: number, locale: string): string {
  const form = forms[new Intl.PluralRules(locale).select(count)] ?? forms.other;
  return form.replace('{count}', count.toLocaleString(locale));
}
