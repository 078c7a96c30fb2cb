import GithubSlugger from 'github-slugger';

/** Where a defined term is explained in its document. */
export const termId = (term: string): string => `term-${new GithubSlugger().slug(term)}`;

/** A term and its plurals: all count as uses of it. */
export const termForms = (term: string): readonly string[] => [term, `${term}s`, term.replace(/y$/, 'ies')];
