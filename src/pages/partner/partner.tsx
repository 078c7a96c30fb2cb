import { contactSubjects } from '#content/contact-subjects.ts';
import { partnerCopy } from '#words/partner.ts';
import { site } from '#content/site.ts';
import { SelectedProjects } from '#src/features/projects/selected-projects.tsx';
import { DeferredStyle } from '#src/lib/deferred-style.tsx';
import { MESSAGE_DIALOG } from '#src/features/contact/follow-contact.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Channels } from '#src/ui/channels/channels.tsx';
import styles from './partner.module.css';

/**
 * A partner's landing page between header and footer (R2.10): the hero and the projects. Neutral as built, with slots
 * for the brand (`features/partner/show-brand.ts`); frames stand in for both until the platform has answered.
 */
export const PartnerPage = () => (
  <>
    <section className={`night ${styles.hero}`}>
      {/* Where no picture of the partner covers it. */}
      <div className={styles.channels}>
        <Channels seed="partner" width={1440} height={560} lines={3} align="end" />
      </div>
      <div className={styles.picture} data-fill="picture" />
      <div className={`withGutter ${styles.inner}`}>
        <div className={`stack5 ${styles.words}`}>
          <p className={`label ${styles.eyebrow}`} data-fill="eyebrow" hidden />
          <h1 className={styles.title} data-fill="title" data-length="middling" dir="auto">
            <span className={styles.line}>{partnerCopy.neutral.title}</span>
            <span className={styles.line} />
          </h1>
          <p className={`lead ${styles.lead}`} data-fill="lead">
            {partnerCopy.neutral.lead}
          </p>
          <Button
            size="large"
            command="show-modal"
            commandfor={MESSAGE_DIALOG}
            data-request={`?subject=${contactSubjects['demo-request']}`}
          >
            {partnerCopy.contactUs}
          </Button>
          <noscript>
            <Button size="large" href={`mailto:${site.email.general}`}>
              {partnerCopy.contactUs}
            </Button>
          </noscript>
        </div>
      </div>
    </section>
    <DeferredStyle />
    <SelectedProjects />
  </>
);
