/** Where the Markdown alternate of a page is: `/about` → `/about.md`. */
export const markdownPath = (path: string) => (path === '/' ? '/index.md' : `${path}.md`);
