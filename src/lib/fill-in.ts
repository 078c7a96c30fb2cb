/** `Step {step} of {total}` with its values. A name that has no value stays as it is. */
export function fillIn(template: string, values: Readonly<Record<string, string | number>>): string {
  return template.replaceAll(/\{(\w+)\}/g, (whole: string, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : whole,
  );
}
