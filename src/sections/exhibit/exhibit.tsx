import type { ExhibitCopy } from '#src/model/exhibit.schema.ts';
import { Product, ShownScreen } from '#src/sections/product/product.tsx';
import { Fees } from './fees.tsx';
import { Visibility } from './visibility.tsx';

type Props = {
  readonly copy: ExhibitCopy;
  /** The width of a product screen: in a column, or as wide as the page. */
  readonly crop?: 'page' | 'column' | undefined;
};

/** The component of an exhibit, by its kind. */
export function Exhibit({ copy, crop }: Props) {
  if (copy.kind === 'visibility') return <Visibility copy={copy} />;
  if (copy.kind === 'fees') return <Fees copy={copy} />;
  if (copy.kind === 'portals') return <Product of="portals" />;
  return <ShownScreen copy={copy} crop={crop} />;
}
