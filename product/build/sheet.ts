import { languageCodes, languages } from '../../content/languages.ts';

/** Widths of windows: of a phone, a tablet and a desktop. */
const WIDTHS = [390, 820, 1280];
const ALL = 'all';

/**
 * The body of a page of development: the fragment of a name alone, all of them, or without a name windows of three
 * widths that show all, in each language.
 */
export function drawSheet(fragments: Readonly<Record<string, string>>, name: string): string {
  if (name === ALL)
    return Object.entries(fragments)
      .map(([id, html]) => `<h2 id="${id}"><a href="${id}">${id}</a></h2>${html.replaceAll('{place}', id)}`)
      .join('');
  if (name) return fragments[name] ?? `There is no ${name}`;
  const windows = languageCodes.flatMap((code) =>
    WIDTHS.map(
      (width) =>
        `<iframe src="${languages[code].base}/product/${ALL}" title="${code}, ${width} px" width="${width}"></iframe>`,
    ),
  );
  return `
    <style>body { display: flex; gap: 1rem; block-size: 100vh; } iframe { flex: none; }</style>
    ${windows.join('')}
    <p><a href="/film?film=tour">The tour</a> and <a href="/film?film=explainer">the explainer</a></p>`;
}
