import type { Workflow } from '#src/model/workflow.schema.ts';
import { accelerators } from './accelerators.ts';
import { advisoryMa } from './advisory-ma.ts';
import { fundManagers } from './fund-managers.ts';
import { consultants } from './consultants.ts';
import { familyOffice } from './family-office.ts';
import { founders } from './founders.ts';
import { fundraisers } from './fundraisers.ts';
import { investors } from './investors.ts';
import { luxuryRealEstate } from './luxury-real-estate.ts';
import { peVentureCapital } from './pe-venture-capital.ts';
import { secondaryExit } from './secondary-exit.ts';

/** User type → the steps of its process (R2.44). */
export const workflows = {
  'family-office': familyOffice,
  'fund-managers': fundManagers,
  'pe-venture-capital': peVentureCapital,
  founders,
  fundraisers,
  investors,
  'luxury-real-estate': luxuryRealEstate,
  'secondary-exit': secondaryExit,
  consultants,
  accelerators,
  'advisory-ma': advisoryMa,
} satisfies Record<string, Workflow>;

export type WorkflowType = keyof typeof workflows;
