import { slug } from 'github-slugger';

export type Claim = { readonly line: number; readonly text: string };

const extension = /\.(tsx?|css|mdx?|json|html|sh)$/;

/** What stands in backticks and reads as a path of the project. Placeholders cut it short: `pages/<page>.ts`. */
export function pathsIn(markdown: string, topLevel: readonly string[]): Claim[] {
  return claims(markdown, /(?<!`)`([^`\s]+)`(?!`)/g)
    .map(({ line, text }) => ({ line, text: text.replace(/^#/, '').replace(/[<*{…].*$/, '') }))
    .filter(({ text }) => isPath(text, topLevel));
}

/** Names of scripts that a reader is told to start with npm. */
export const npmScriptsIn = (markdown: string) => [
  ...claims(markdown, /\bnpm run ([\w:-]+)/g),
  ...claims(markdown, /\bnpm (test|start)\b/g),
];

/** Programs that a reader is told to start with npx. */
export const programsIn = (markdown: string) => claims(markdown, /\bnpx (?:-{1,2}\w+ )*([@\w/-]+)/g);

/** Where links and pictures lead, other sites apart. What stands between backticks is an example. */
export const linksIn = (markdown: string) =>
  claims(markdown.replaceAll(/`[^`\n]+`/g, '`'), /\]\(([^)\s]+)\)/g).filter(
    ({ text }) => !/^[a-z]+:/.test(text),
  );

/** The names under which headings can be linked to. */
export const headingsIn = (markdown: string): ReadonlySet<string> =>
  new Set([...markdown.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) => slug(title)));

function claims(markdown: string, pattern: RegExp): Claim[] {
  return [...markdown.matchAll(pattern)].map((match) => ({
    line: markdown.slice(0, match.index).split('\n').length,
    text: match[1] ?? '',
  }));
}

/** Anything below a folder of the project, and any file name: not `image/avif`, not `.examples.tsx`. */
function isPath(text: string, topLevel: readonly string[]): boolean {
  const isKnown = topLevel.includes(text.split('/')[0] ?? '');
  return isKnown || (/^\w[\w./-]*$/.test(text) && extension.test(text));
}
