import { company } from '#words/company.ts';
import { consentCopy } from '#words/consent.ts';
import { labels } from '#words/labels.ts';
import { navigation } from '#words/navigation.ts';
import { site } from '#content/site.ts';
import { SETTINGS_PLACE } from '#src/sections/legal/settings-link.ts';
import { hasConsentTool } from '#src/platform/services/service-settings.ts';
import { MESSAGE_DIALOG } from '#src/features/contact/follow-contact.ts';
import { href } from '#src/routes.ts';
import { LanguageLinks } from '#src/sections/menus/language-links.tsx';
import { footerColumns } from '#src/sections/menus/menus.ts';
import { Brand } from '#src/ui/brand/brand.tsx';
import { DialogTrigger } from '#src/ui/dialog/dialog-trigger.tsx';
import frame from './frame.module.css';
import styles from './footer.module.css';
import { SocialLinks } from './social-links.tsx';

/** Everything at the foot of every page of the main site (R2.17, R2.18). On phones its groups are folded. */
export function FooterContent() {
  return (
    <footer className={`night ${frame.footer}`} data-tone="night" data-host="main">
      <div className={`container ${styles.inner}`}>
        <div className={`stack4 ${styles.company}`}>
          <Brand name={labels.brand} />
          <address className={styles.address} translate="no">
            {company.address.map((line) => (
              <span key={line}>{line}</span>
            ))}
            <a href={`tel:${site.phone.e164}`}>
              <bdi>{site.phone.display}</bdi>
            </a>
            <a href={`mailto:${site.email.support}`}>{site.email.support}</a>
          </address>
          <DialogTrigger
            opens={MESSAGE_DIALOG}
            href={href({ route: 'contact', hash: 'message' })}
            tone="night"
          >
            {labels.sendMessage}
          </DialogTrigger>
        </div>
        <nav className={styles.columns} aria-label={labels.footerNavigation}>
          {footerColumns.map((column) => (
            <div
              key={column.id}
              className={styles.column}
              data-length={column.links.length > 6 ? 'long' : 'short'}
            >
              <h2 className={styles.heading}>{column.label}</h2>
              <details className={styles.group}>
                <summary>{column.label}</summary>
                <ul className={styles.links} role="list">
                  {column.links.map(({ label, route }) => (
                    <li key={route}>
                      <a href={href(route)}>{label}</a>
                    </li>
                  ))}
                  {column.id === 'legal' && hasConsentTool && (
                    <li>
                      <a href={href({ route: 'cookies', hash: SETTINGS_PLACE })}>{consentCopy.link}</a>
                    </li>
                  )}
                </ul>
              </details>
            </div>
          ))}
        </nav>
        <p className={styles.disclaimer}>
          {navigation.disclaimer} {navigation.samples}
        </p>
        <div className={`row ${styles.end}`}>
          <p>
            © <span data-current-year="">{site.copyrightYear}</span>{' '}
            <bdi translate="no">{site.legalName}</bdi>
          </p>
          <p className={styles.links}>
            <LanguageLinks />
          </p>
          <SocialLinks />
        </div>
      </div>
    </footer>
  );
}
