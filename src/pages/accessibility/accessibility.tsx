import { use } from 'react';

import { abbreviations } from '#words/abbreviations.ts';
import { dialogFilms } from '#content/films.ts';
import { filmWords } from '#words/film-words.ts';
import { accessibility } from '#words/pages/accessibility.ts';
import { site } from '#content/site.ts';
import { ProductContext } from '#src/platform/product-library.ts';
import { Band } from '#src/sections/band/band.tsx';
import { ContentPage } from '#src/sections/content-page/content-page.tsx';
import { ContactDetails } from '#src/sections/contact-details/contact-details.tsx';
import { Accordion } from '#src/ui/accordion/accordion.tsx';

/** How the site is made accessible, its known gaps, and how to report a problem. */
export const AccessibilityPage = () => (
  <ContentPage
    id="accessibility"
    copy={accessibility}
    before={{ gaps: <Films /> }}
    own={{ report: <Report /> }}
  />
);

/** The films use them without their words. */
const spelledOut = Object.entries(abbreviations).map(([short, full]) => `${short}: ${full}.`);

/** Text versions of the home page's films (WCAG 1.2.1). */
function Films() {
  const { transcripts } = use(ProductContext);
  return (
    <Band
      heading={filmWords.heading}
      intro={[filmWords.intro, ...spelledOut].join(' ')}
      tone="sunk"
      id="films"
    >
      <Accordion
        items={dialogFilms.map((id) => ({
          id: `film-${id}`,
          title: filmWords[id].title,
          content: (transcripts[id] ?? []).map((scene) => <p key={scene}>{scene}</p>),
        }))}
      />
    </Band>
  );
}

/** How to report a barrier, with mail address and phone number. */
function Report() {
  const { heading, paragraphs } = accessibility.sections.report;
  return (
    <Band heading={heading} layout="split" id="report">
      <div className="stack5 measure">
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <ContactDetails email={site.email.support} />
      </div>
    </Band>
  );
}
