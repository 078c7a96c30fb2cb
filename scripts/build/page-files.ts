import { legalIds } from '#src/routes.ts';

const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

const legalNames = new Set<string>([...legalIds, 'legal-archive']);

/**
 * The module of a page, from the project's root, and the component that it exports: folder, file and
 * component have the name of the page. All legal documents share one.
 */
export function moduleOfPage(id: string): { readonly file: string; readonly component: string } {
  const name = legalNames.has(id) ? 'legal' : id;
  return {
    file: `src/pages/${name}/${name}.tsx`,
    component: `${name.split('-').map(capitalized).join('')}Page`,
  };
}
