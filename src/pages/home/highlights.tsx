import { Proof } from '#src/sections/proof/proof.tsx';
import { Advantage } from './advantage.tsx';
import { Evidence } from './evidence.tsx';
import { Fees } from './fees.tsx';

/** Between hero and products: customers and figures, checks, fees, advantages. */
export const Highlights = () => (
  <>
    <Evidence />
    <Proof />
    <Fees />
    <Advantage />
  </>
);
