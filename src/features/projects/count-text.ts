const plural = new Intl.PluralRules('en');

/** `{count}` in the form that the number asks for. */
export function countText(forms: { readonly one: string; readonly other: string }, count: number): string {
  const form = plural.select(count) === 'one' ? forms.one : forms.other;
  return form.replace('{count}', count.toLocaleString('en'));
}
