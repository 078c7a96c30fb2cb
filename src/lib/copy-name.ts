/** The name of the constant that holds the words of a page or screen: `family-office` → `familyOffice`. */
export const copyName = (id: string): string =>
  id.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
