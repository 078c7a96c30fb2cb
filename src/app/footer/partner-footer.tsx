import type { ReactNode } from 'react';

import { labels } from '#words/labels.ts';
import { language } from '#words/language.ts';
import { partnerCopy } from '#words/partner.ts';
import { site } from '#content/site.ts';
import { MESSAGE_DIALOG } from '#src/features/contact/follow-contact.ts';
import { href } from '#src/routes.ts';
import { DialogTrigger } from '#src/ui/dialog/dialog-trigger.tsx';
import frame from './frame.module.css';
import styles from './partner-footer.module.css';

const { terms, privacy, cookies } = partnerCopy.documents;

/**
 * Terms and privacy of the partner, else the platform's; cookies; contact (R2.20). Neutral as built, with slots for the
 * brand (`features/partner/show-brand.ts`). `children` are further links.
 */
export const PartnerFooter = ({ children }: { readonly children?: ReactNode }) => (
  <footer className={`night ${frame.footer} ${styles.footer}`} data-tone="night" data-host="partner">
    <div className={`container stack5 ${styles.inner}`}>
      <nav className={`row screenOnly ${styles.links}`} aria-label={labels.footerNavigation}>
        <DocumentLink slot="termsOfService" page="terms" text={terms} />
        <DocumentLink slot="privacyPolicy" page="privacy" text={privacy} />
        <a className="tapTarget" href={href('cookies')}>
          {cookies}
        </a>
      </nav>
      <DialogTrigger opens={MESSAGE_DIALOG} href={`mailto:${site.email.general}`} tone="night">
        {labels.sendMessage}
      </DialogTrigger>
      <p className={`fine ${styles.notice}`}>{partnerCopy.notice}</p>
      <div className={`row ${styles.owner}`}>
        <p>
          © <span data-current-year="">{site.copyrightYear}</span>{' '}
          <bdi data-fill="owner" translate="no">
            {site.legalName}
          </bdi>
        </p>
        <p className={`row ${styles.links}`}>{children}</p>
      </div>
    </div>
  </footer>
);

type DocumentLinkProps = {
  readonly slot: 'termsOfService' | 'privacyPolicy';
  readonly page: 'terms' | 'privacy';
  readonly text: string;
};

const DocumentLink = ({ slot, page, text }: DocumentLinkProps) => (
  <a className="tapTarget" href={href(page)} data-fill={slot}>
    {text}
    <span className="hiddenText" hidden>
      {language.listSeparator}
      {labels.opensInNewTab}
    </span>
  </a>
);
