import { type Difference, visualFolders } from './compare-screens.ts';

const style = `
  body { margin: 2rem; font: 1rem/1.5 system-ui; background: #ddd; color: #111 }
  section div { display: flex; gap: 1rem; align-items: start }
  figure { flex: 1; margin: 0 }
  img { display: block; max-inline-size: 100%; box-shadow: 0 1px 4px #0006 }
`;

/** An HTML document of the photographs that differ, those that differ most first; a press on one shows it whole. */
export function visualSheet(title: string, differing: readonly Difference[]): string {
  const sections = differing.toSorted((a, b) => partOf(b) - partOf(a)).map(section);
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>${title}</title>
<style>${style}</style>
<h1>${title}</h1>
${sections.join('\n')}
</html>
`;
}

const partOf = ({ change }: Difference) => (typeof change === 'number' ? change : 1);

function section({ file, change }: Difference): string {
  const told = typeof change === 'number' ? `${(change * 100).toFixed(2)} %` : change;
  const left = { added: ['after'], removed: ['before'] } as const;
  const figures = (typeof change === 'number' ? visualFolders : left[change]).map(
    (folder) =>
      `<figure><figcaption>${folder}</figcaption><a href="${folder}/${file}"><img loading="lazy" src="${folder}/${file}" alt="${file} ${folder}"></a></figure>`,
  );
  return `<section><h2>${file.replace('.webp', '')} <small>${told}</small></h2><div>${figures.join('')}</div></section>`;
}
