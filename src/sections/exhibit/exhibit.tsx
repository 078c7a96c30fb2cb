import type { ExhibitCopy } from '#src/model/exhibit.schema.ts';
import { Portals } from '#product/screens/portals.tsx';
import { ScreenPicture } from '#src/sections/screen-picture/screen-picture.tsx';
import { WholeScreen } from '#src/sections/screen-picture/whole-screen.tsx';
import { Fees } from './fees.tsx';
import { Visibility } from './visibility.tsx';

type Props = {
  readonly copy: ExhibitCopy;
  /** The surface below it. */
  readonly tone?: 'paper' | 'night';
  /** The width of a product screen: in a column, or as wide as the page. */
  readonly crop?: 'page' | 'column' | undefined;
};

/** The component of an exhibit, by its kind. */
export function Exhibit({ copy, tone = 'paper', crop }: Props) {
  if (copy.kind === 'visibility') return <Visibility copy={copy} />;
  if (copy.kind === 'fees') return <Fees copy={copy} />;
  if (copy.kind === 'portals') return <Portals />;
  return (
    <ScreenPicture copy={copy} crop={crop}>
      {copy.kind === 'product' && <WholeScreen screen={copy.screen} tone={tone} />}
    </ScreenPicture>
  );
}
