import { about } from '#content/pages/about.ts';
import { accelerators } from '#content/pages/accelerators.ts';
import { advisoryMa } from '#content/pages/advisory-ma.ts';
import { consultants } from '#content/pages/consultants.ts';
import { contact } from '#content/pages/contact.ts';
import { familyOffice } from '#content/pages/family-office.ts';
import { faq } from '#content/pages/faq.ts';
import { founders } from '#content/pages/founders.ts';
import { fundManagers } from '#content/pages/fund-managers.ts';
import { fundraisers } from '#content/pages/fundraisers.ts';
import { investors } from '#content/pages/investors.ts';
import { marketplace } from '#content/pages/marketplace.ts';
import { pricing } from '#content/pages/pricing.ts';
import { peVentureCapital } from '#content/pages/pe-venture-capital.ts';
import { product } from '#content/pages/product.ts';
import { luxuryRealEstate } from '#content/pages/luxury-real-estate.ts';
import { secondaryExit } from '#content/pages/secondary-exit.ts';
import { workflows } from '#content/workflows/workflows.ts';
import { pageCopySchema } from '#src/model/page-copy.schema.ts';
import { workflowSchema } from '#src/model/workflow.schema.ts';
import type { ContentEntry } from './validate-content.ts';

const copies: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  about: { about },
  accelerators: { accelerators },
  'advisory-ma': { advisoryMa },
  consultants: { consultants },
  contact: { contact },
  'family-office': { familyOffice },
  faq: { faq },
  founders: { founders },
  'fund-managers': { fundManagers },
  fundraisers: { fundraisers },
  investors: { investors },
  marketplace: { marketplace },
  pricing: { pricing },
  'pe-venture-capital': { peVentureCapital },
  product: { product },
  'luxury-real-estate': { luxuryRealEstate },
  'secondary-exit': { secondaryExit },
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
