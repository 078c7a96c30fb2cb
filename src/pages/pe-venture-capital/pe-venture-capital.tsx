import { peVentureCapital } from '#words/pages/pe-venture-capital.ts';
import { Band } from '#src/sections/band/band.tsx';
import { ContentPage } from '#src/sections/content-page/content-page.tsx';
import { FigureList } from '#src/sections/figure-list/figure-list.tsx';
import { OwnerAnswer } from '#src/sections/owner-answers/owner-answers.tsx';
import styles from './record.module.css';

/** Private equity and venture capital (R2.35). */
export const PeVentureCapitalPage = () => (
  <ContentPage id="pe-venture-capital" copy={peVentureCapital} own={{ record: <Claims /> }} />
);

/** The three claims of the page: one at full width, two smaller ones. */
function Claims() {
  const { heading, items, pace } = peVentureCapital.sections.record;
  return (
    <Band heading={heading} tone="night" pace={pace} id="figures">
      <FigureList items={items} className={styles.record} />
      <OwnerAnswer of="totals" />
    </Band>
  );
}
