/** The form for the number, with `{count}` filled in: `1 project`, `1,200 projects`. */
export function pluralText(forms: { readonly one: string; readonly other: string }, count: number): string {
  return (count === 1 ? forms.one : forms.other).replace('{count}', count.toLocaleString('en'));
}
