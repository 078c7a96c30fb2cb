import { facts as table } from '../../content/facts.ts';
import { site } from '../../content/site.ts';
import { factOn } from '../../src/lib/day/facts-on.ts';

type Figure = { readonly text: string };

/** As content/facts.ts has it: another one may have held until a day. */
type DatedFigure = Figure & { readonly from?: string | undefined; readonly before?: Figure | undefined };

/** What a text takes from elsewhere: figures by the id of their fact, and the lines of the address. */
export type Figures = {
  readonly facts: Readonly<Record<string, DatedFigure>>;
  readonly address: readonly string[];
};

type Company = {
  readonly legalName: string;
  readonly address: { readonly lines: readonly string[] };
  readonly phone: { readonly display: string };
  readonly email: { readonly privacy: string };
};

/** Figures as readers see them, and how to reach the company, line by line. */
export const figuresFrom = (
  facts: Figures['facts'],
  { legalName, address, phone, email }: Company,
): Figures => ({
  facts,
  address: [legalName, ...address.lines, phone.display, email.privacy],
});

/** Those of `content/facts.ts` and `content/site.ts`. */
export const currentFigures: Figures = figuresFrom(table, site);

/**
 * A figure as a text shows it that applies from a day.
 * @throws Error when a `<Fact>` names no fact
 */
export function figureOf(id: string, { facts }: Figures, day: string): string {
  const figure = facts[id];
  if (!figure)
    throw new Error(`<Fact id="${id}"> names no entry of content/facts.ts: correct the id or add the fact`);
  return factOn<Figure>(figure, day).text;
}

/** The text with its figures written out, each on its line, as they are on the day from which it applies. */
function withFigures(source: string, figures: Figures): string {
  const day = /^effectiveDate: *['"]?([\d-]+)/m.exec(source)?.[1] ?? '';
  return source.replaceAll(/<Fact\s+id="(\w+)"\s*\/>/g, (_whole, id: string) => figureOf(id, figures, day));
}

/**
 * The file of a document as it must be kept once a newer version applies: figures and the address are
 * written out, so that what was once accepted never changes with `content/facts.ts` or `content/site.ts`.
 * @throws Error when a `<Fact>` names no fact
 */
export function freezeVersion(source: string, figures: Figures = currentFigures): string {
  return withFigures(source, figures).replaceAll(
    /<Address\s*\/>/g,
    () => `<Address>\n\n${figures.address.map((line) => `- ${line}`).join('\n')}\n\n</Address>`,
  );
}

/** Lines that still take a figure or the address from elsewhere: none in a frozen text. */
export const unfrozenLines = (source: string): readonly number[] =>
  source.split('\n').flatMap((line, index) => (/<Fact\b|<Address\s*(?:\/|$)/.test(line) ? [index + 1] : []));
