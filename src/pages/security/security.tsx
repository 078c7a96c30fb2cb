import { security } from '#words/pages/security.ts';
import { site } from '#content/site.ts';
import { SECURITY_TXT } from '#src/routes.ts';
import { Band } from '#src/sections/band/band.tsx';
import { ContentPage } from '#src/sections/content-page/content-page.tsx';
import { FeatureSection } from '#src/sections/content-page/sections.tsx';
import { OwnerAnswers } from '#src/sections/owner-answers/owner-answers.tsx';
import styles from './security.module.css';

/** The owner's answers on hosting and tests, who sees what, the site's own headers, and how to report a fault. */
export const SecurityPage = () => (
  <ContentPage
    id="security"
    copy={security}
    own={{
      platform: <OwnerAnswers page="security" heading={security.sections.platform.heading} />,
      site: <FeatureSection copy={security.sections.site} id="headers" />,
      report: <Report />,
    }}
  />
);

function Report() {
  const { heading, paragraphs } = security.sections.report;
  return (
    <Band heading={heading} layout="split" id="report">
      <div className="stack5 measure">
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <p className={`row ${styles.addresses}`}>
          <a className="tapTarget" href={`mailto:${site.email.security}`}>
            {site.email.security}
          </a>
          <a className="tapTarget" href={SECURITY_TXT}>
            <bdi>{SECURITY_TXT.slice(1)}</bdi>
          </a>
        </p>
      </div>
    </Band>
  );
}
