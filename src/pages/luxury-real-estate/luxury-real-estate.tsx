import { useId } from 'react';

import { luxuryRealEstate } from '#words/pages/luxury-real-estate.ts';
import { ContentPage } from '#src/sections/content-page/content-page.tsx';
import { Picture } from '#src/sections/picture/picture.tsx';
import { Unbroken } from '#src/ui/unbroken/unbroken.tsx';
import styles from './property.module.css';

/** Luxury real estate (R2.39). */
export const LuxuryRealEstatePage = () => (
  <ContentPage id="luxury-real-estate" copy={luxuryRealEstate} own={{ share: <Property /> }} />
);

/** A second property from edge to edge, with a text on it. */
function Property() {
  const id = useId();
  const { heading, paragraphs } = luxuryRealEstate.sections.share;
  return (
    <section className={styles.band} aria-labelledby={id}>
      <div className={`screenOnly ${styles.picture}`}>
        <Picture id="listing-lake-house" sizes="100vw" isDecoration />
      </div>
      <div className={`card stack4 ${styles.text}`}>
        <h2 id={id}>
          <Unbroken text={heading} />
        </h2>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>
            <Unbroken text={paragraph} />
          </p>
        ))}
      </div>
    </section>
  );
}
