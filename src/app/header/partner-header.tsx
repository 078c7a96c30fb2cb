import { labels } from '#words/labels.ts';
import { language } from '#words/language.ts';
import { partnerCopy } from '#words/partner.ts';
import { site } from '#content/site.ts';
import { href } from '#src/routes.ts';
import { Brand } from '#src/ui/brand/brand.tsx';
import { Button } from '#src/ui/button/button.tsx';
import frame from './frame.module.css';
import styles from './partner-header.module.css';

const { label, terms, privacy } = partnerCopy.documents;

/**
 * The header of every page of a partner's host (R2.16): neutral as built, with slots for the brand
 * (`features/partner/show-brand.ts`). On phones the documents are in the footer alone.
 */
export const PartnerHeader = () => (
  <header className={frame.header} data-sticks="" data-host="partner">
    <div className={`line ${frame.bar}`}>
      <a className={`tapTarget plainLink ${styles.home}`} href={href('home')}>
        <span className={styles.logo} data-fill="logo">
          <Brand name={site.name} />
        </span>
      </a>
      <nav className={`screenOnly ${styles.documents}`} aria-label={label} data-fill="documents" hidden>
        <DocumentLink slot="termsOfService" text={terms} />
        <DocumentLink slot="privacyPolicy" text={privacy} />
      </nav>
      <Button href={href({ platform: 'login' })}>{labels.login}</Button>
    </div>
  </header>
);

type DocumentLinkProps = { readonly slot: 'termsOfService' | 'privacyPolicy'; readonly text: string };

const DocumentLink = ({ slot, text }: DocumentLinkProps) => (
  <a href={href('home')} data-fill={slot} hidden>
    {text}
    <span className="hiddenText">
      {language.listSeparator}
      {labels.opensInNewTab}
    </span>
  </a>
);
