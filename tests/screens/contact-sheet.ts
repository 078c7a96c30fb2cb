import { screenFile } from './screen-files.ts';

export type Subject = {
  readonly name: string;
  /** Of a page; of a partner's landing page the first label of its host. */
  readonly path: string;
  /** Windows in which there is a photograph of it. */
  readonly widths: readonly number[];
};

const style = `
  body { margin: 2rem; font: 1rem/1.5 system-ui; background: #ddd; color: #111 }
  nav { columns: 14rem; margin-block-end: 2rem }
  nav a { display: block; color: inherit }
  section div { display: flex; gap: 1rem; align-items: start; overflow-x: auto }
  figure { flex: none; margin: 0 }
  img { display: block; inline-size: calc(var(--width) * 0.35px); box-shadow: 0 1px 4px #0006 }
`;

/** An HTML document with the photographs of all subjects side by side; a press on one shows it whole. */
export function contactSheet(groups: Readonly<Record<string, readonly Subject[]>>): string {
  const subjects = Object.values(groups).flat();
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>All screens</title>
<style>${style}</style>
<nav>${subjects.map(({ name }) => `<a href="#${idOf(name)}">${name}</a>`).join('')}</nav>
${Object.entries(groups)
  .map(([title, members]) => `<h1>${title}</h1>\n${members.map(section).join('\n')}`)
  .join('\n')}
</html>
`;
}

const idOf = (name: string) => name.replaceAll(' ', '-');

const section = ({ name, path, widths }: Subject) =>
  `<section id="${idOf(name)}"><h2>${name} <small>${path}</small></h2><div>${widths
    .map((width) => {
      const file = screenFile(name, width);
      return `<figure><figcaption>${width}</figcaption><a href="${file}"><img loading="lazy" src="${file}" alt="${name} at ${width}" style="--width: ${width}"></a></figure>`;
    })
    .join('')}</div></section>`;
