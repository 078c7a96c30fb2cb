import type { WorkflowType } from '#content/workflows/workflows.ts';
import type { Workflow } from '#src/model/workflow.schema.ts';

// Each set is a file of its own, so that a page fetches the one it shows.
const sets = {
  'family-office': () => import('#content/workflows/family-office.ts').then((set) => set.familyOffice),
  'asset-managers': () => import('#content/workflows/asset-managers.ts').then((set) => set.assetManagers),
  'pe-vc': () => import('#content/workflows/pe-vc.ts').then((set) => set.peVc),
  founders: () => import('#content/workflows/founders.ts').then((set) => set.founders),
  fundraisers: () => import('#content/workflows/fundraisers.ts').then((set) => set.fundraisers),
  investors: () => import('#content/workflows/investors.ts').then((set) => set.investors),
  'luxury-real-estate': () =>
    import('#content/workflows/luxury-real-estate.ts').then((set) => set.luxuryRealEstate),
  'secondary-exit': () => import('#content/workflows/secondary-exit.ts').then((set) => set.secondaryExit),
  consultants: () => import('#content/workflows/consultants.ts').then((set) => set.consultants),
  accelerators: () => import('#content/workflows/accelerators.ts').then((set) => set.accelerators),
  'advisory-ma': () => import('#content/workflows/advisory-ma.ts').then((set) => set.advisoryMa),
} satisfies Record<WorkflowType, () => Promise<Workflow>>;

// The prototype's keys are no user types.
const isWorkflowType = (type: string): type is WorkflowType => Object.hasOwn(sets, type);

/** The steps of a user type (spec section 2, "Workflow viewer"); `undefined` when there is no such type. */
export async function loadSteps(type: string): Promise<Workflow | undefined> {
  return isWorkflowType(type) ? sets[type]() : undefined;
}
