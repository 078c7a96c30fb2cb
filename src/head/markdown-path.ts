/** Path of the Markdown alternate of a page: `/about` → `/about.md`. */
export const markdownPath = (path: string) => (path === '/' ? '/index.md' : `${path}.md`);
