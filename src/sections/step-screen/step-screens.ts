import { accelerators } from '#words/step-screens/accelerators.ts';
import { advisoryMa } from '#words/step-screens/advisory-ma.ts';
import { consultants } from '#words/step-screens/consultants.ts';
import { familyOffice } from '#words/step-screens/family-office.ts';
import { founders } from '#words/step-screens/founders.ts';
import { fundManagers } from '#words/step-screens/fund-managers.ts';
import { fundraisers } from '#words/step-screens/fundraisers.ts';
import { investors } from '#words/step-screens/investors.ts';
import { luxuryRealEstate } from '#words/step-screens/luxury-real-estate.ts';
import { peVentureCapital } from '#words/step-screens/pe-venture-capital.ts';
import { secondaryExit } from '#words/step-screens/secondary-exit.ts';
import type { StepScreens } from '#src/model/screen.schema.ts';

/** The screens of the workflows, by page. */
export const stepScreens: Readonly<Partial<Record<string, StepScreens>>> = {
  'family-office': familyOffice,
  'fund-managers': fundManagers,
  'advisory-ma': advisoryMa,
  'pe-venture-capital': peVentureCapital,
  accelerators,
  investors,
  founders,
  fundraisers,
  'luxury-real-estate': luxuryRealEstate,
  'secondary-exit': secondaryExit,
  consultants,
};
