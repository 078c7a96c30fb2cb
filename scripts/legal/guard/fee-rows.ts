import { legalBlocks } from '#scripts/build/legal/legal-text.ts';
import type { LegalSource } from '#scripts/build/legal/read-legal-documents.ts';
import { figuresIn } from '#scripts/checks/facts/figures.ts';

/** Rows of tables that name a price, as readers see them: a fee, and how it is charged. */
export const feeRows = ({ source }: Pick<LegalSource, 'source'>): readonly string[] =>
  legalBlocks(source)
    .filter(
      ({ kind, text }) =>
        kind === 'row' &&
        (/\bfree\b/i.test(text) || figuresIn(text).some((figure) => figure.kind === 'money')),
    )
    .map(({ text }) => text);
