type Proof = { readonly file: string; readonly title: string };

/** The rows of docs/faults.md: number, fault, what is shown; those of a second language wait for one. */
const rowsOf = (faults: string) =>
  [...faults.matchAll(/^- \*\*(F-[A-Z]\d+)\*\* (.+) → (.+)$/gm)].map(
    ([, id = '', fault = '', shown = '']) => ({
      id,
      fault,
      shown,
      waits: fault.startsWith('With a second language:'),
    }),
  );

/** A test proves the rows that its title ends with: `sends one message (F-A29, F-E26)`. */
const citation = /(['"`])((?:(?!\1)[^\n])+?) \((F-[A-Z]\d+(?:, F-[A-Z]\d+)*)\)\1/g;

/** What a table of Markdown takes for its own, and what a title leaves to each case. */
const asText = (title: string) =>
  title.replaceAll(/\$\{[^}]*\}|%[sjdi]|\$\w+/g, '…').replaceAll(/[|<>*_`[\]]/g, String.raw`\$&`);

/** By whom a test file is run. */
function engineOf(file: string): string {
  if (file.startsWith('tests/servers/')) return 'nginx, Caddy, workerd, preview';
  if (file.startsWith('tests/output/')) return 'build';
  if (file.endsWith('/journeys.ts')) return 'Chromium, Firefox ESR, WebKitGTK';
  if (file.endsWith('.firefox.ts')) return 'Firefox ESR';
  if (file.endsWith('.webkit.ts')) return 'WebKitGTK';
  return file.endsWith('.test.ts') ? 'Node' : 'Chromium';
}

/** Which tests prove each row of docs/faults.md, as a document; and the rows that none proves. */
export function faultTable(
  faults: string,
  tests: readonly { readonly file: string; readonly source: string }[],
) {
  const proofs = new Map<string, Proof[]>();
  for (const { file, source } of tests)
    for (const [, , title = '', ids = ''] of source.matchAll(citation))
      for (const id of ids.split(', ')) proofs.set(id, [...(proofs.get(id) ?? []), { file, title }]);
  const rows = rowsOf(faults);
  const lines = rows.map(({ id, fault, shown, waits }) => {
    const of = proofs.get(id) ?? [];
    const where = of.map(({ file, title }) => `[${asText(title)}](../../${file})`).join('<br>');
    const engines = [...new Set(of.flatMap(({ file }) => engineOf(file).split(', ')))].join(', ');
    return `| ${id} | ${fault} | ${shown} | ${waits ? 'waits for one' : where} | ${engines} |`;
  });
  return {
    markdown: [...head, ...lines, ''].join('\n'),
    unproven: rows.filter(({ id, waits }) => !waits && !proofs.has(id)).map(({ id }) => id),
  };
}

const head = [
  '# Where each fault is proven',
  '',
  'Written by `npm run faults` from [the list of faults](../../docs/faults.md) and from the tests: one proves the rows that its title ends with, as in `sends one message (F-A29)`. A row without a test fails the run, and so does a table that is out of date.',
  '',
  '| row | fault | what is shown | where it is proven | engine |',
  '| --- | --- | --- | --- | --- |',
];
