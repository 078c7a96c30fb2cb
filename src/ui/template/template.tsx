import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

type TemplateProps = {
  /** Unique within its section. */
  readonly name: string;
  /** Every slot that `fillTemplate` fills: `data-fill` of an element. */
  readonly slots: readonly string[];
  readonly children: ReactNode;
};

const SLOT = /\sdata-fill="([^"]*)"/g;

/** The slots of some markup. */
export const slotsIn = (html: string) => [...html.matchAll(SLOT)].map(([, slot]) => slot);

/**
 * Markup that script copies for each item of an answer (`fill-template.ts`).
 * @throws Error when its slots are not those of the list
 */
export function Template({ name, slots, children }: TemplateProps) {
  const html = renderToStaticMarkup(children);
  const built = slotsIn(html);
  const wrong = [...slots, ...built].filter(
    (slot) => !slot || !slots.includes(slot) || !built.includes(slot),
  );
  if (wrong.length > 0) {
    throw new Error(`The template ${name} and the list of its slots differ in: ${wrong.join(', ')}`);
  }
  return <template data-template={name} dangerouslySetInnerHTML={{ __html: html }} />;
}
