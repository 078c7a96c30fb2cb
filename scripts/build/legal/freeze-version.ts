import { facts } from '#content/facts.ts';
import { site } from '#content/site.ts';

/** What a text takes from elsewhere: figures by the id of their fact, and the lines of the address. */
export type Figures = {
  readonly facts: Readonly<Record<string, string>>;
  readonly address: readonly string[];
};

/**
 * The file of a document as it must be kept once a newer version applies: figures and the address are
 * written out, so that what was once accepted never changes with `content/facts.ts` or `content/site.ts`.
 * @throws Error when a `<Fact>` names no fact
 */
export function freezeVersion(
  source: string,
  { facts: figures, address }: Figures = currentFigures(),
): string {
  return source
    .replaceAll(/<Fact\s+id="(\w+)"\s*\/>/g, (_whole, id: string) => figures[id] ?? figureOf(id))
    .replaceAll(
      /<Address\s*\/>/g,
      () => `<Address>\n\n${address.map((line) => `- ${line}`).join('\n')}\n\n</Address>`,
    );
}

const currentFigures = (): Figures => ({ facts: factTexts(facts), address: addressLines() });

/** Id of each fact → its figure as readers see it. */
export const factTexts = (of: Readonly<Record<string, { readonly text: string }>>): Figures['facts'] =>
  Object.fromEntries(Object.entries(of).map(([id, { text }]) => [id, text]));

/** What still looks at today's figures, as `line`: empty in a frozen text. */
export const unfrozenLines = (source: string): readonly number[] =>
  source.split('\n').flatMap((line, index) => (/<Fact\s|<Address\s*\/>/.test(line) ? [index + 1] : []));

type Company = {
  readonly legalName: string;
  readonly address: { readonly lines: readonly string[] };
  readonly phone: { readonly display: string };
  readonly email: { readonly privacy: string };
};

/** How to reach the company, line by line, as legal documents show it. */
export const addressLines = ({ legalName, address, phone, email }: Company = site): readonly string[] => [
  legalName,
  ...address.lines,
  phone.display,
  email.privacy,
];

/** A figure from content/facts.ts, written as readers see it. */
export function figureOf(id: string): string {
  const fact = Object.entries(facts).find(([name]) => name === id)?.[1];
  if (!fact)
    throw new Error(`<Fact id="${id}"> names no entry of content/facts.ts: correct the id or add the fact`);
  return fact.text;
}
