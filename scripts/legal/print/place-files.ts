/**
 * Writes beside each link to a file of a legal document how large the file is, and takes the line of a
 * file away that was not made: a page is rendered before it is printed.
 * @param sizes path of a file → bytes
 */
export const placeFiles = (html: string, sizes: ReadonlyMap<string, number>): string =>
  html.replaceAll(
    /<dd data-file="([^"]+)">(.*?)<span data-size=""><\/span><\/dd>/g,
    (_line, file: string, link: string) => {
      const bytes = sizes.get(file);
      return bytes === undefined ? '' : `<dd>${link}(${written(bytes)})</dd>`;
    },
  );

/** As file managers write it: `204 KB`. */
const written = (bytes: number) => `${Math.max(1, Math.round(bytes / 1000))}\u00a0KB`;
