import { about } from '#content/pages/about.ts';
import { accelerators } from '#content/pages/accelerators.ts';
import { advisory } from '#content/pages/advisory.ts';
import { consultants } from '#content/pages/consultants.ts';
import { contact } from '#content/pages/contact.ts';
import { family } from '#content/pages/family.ts';
import { faq } from '#content/pages/faq.ts';
import { founders } from '#content/pages/founders.ts';
import { fund } from '#content/pages/fund.ts';
import { fundraisers } from '#content/pages/fundraisers.ts';
import { investor } from '#content/pages/investor.ts';
import { marketplace } from '#content/pages/marketplace.ts';
import { pricing } from '#content/pages/pricing.ts';
import { privateEquity } from '#content/pages/private-equity.ts';
import { product } from '#content/pages/product.ts';
import { realEstate } from '#content/pages/real-estate.ts';
import { secondary } from '#content/pages/secondary.ts';
import { workflows } from '#content/workflows/workflows.ts';
import { pageCopySchema } from '#src/model/page-copy.schema.ts';
import { workflowSchema } from '#src/model/workflow.schema.ts';
import type { ContentEntry } from './validate-content.ts';

const copies: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  about: { about },
  accelerators: { accelerators },
  advisory: { advisory },
  consultants: { consultants },
  contact: { contact },
  family: { family },
  faq: { faq },
  founders: { founders },
  fund: { fund },
  fundraisers: { fundraisers },
  investor: { investor },
  marketplace: { marketplace },
  pricing: { pricing },
  'private-equity': { privateEquity },
  product: { product },
  'real-estate': { realEstate },
  secondary: { secondary },
};

const camelCase = (name: string) => name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The steps of every workflow, named by its file. */
export const workflowContents: readonly ContentEntry[] = Object.entries(workflows).map(([type, value]) => ({
  file: `content/workflows/${type}.ts`,
  exportName: camelCase(type),
  value,
  schema: workflowSchema,
}));

/** The copy of every page that is made of shared sections, named by its file. */
export const pageContents: readonly ContentEntry[] = Object.entries(copies).flatMap(([file, exported]) =>
  Object.entries(exported).map(([exportName, value]) => ({
    file: `content/pages/${file}.ts`,
    exportName,
    value,
    schema: pageCopySchema,
  })),
);
