import type { ComponentProps, ReactNode } from 'react';

import { consentCopy } from '#content/en/consent.ts';
import { labels } from '#words/labels.ts';
import { legalLabels } from '#content/legal-labels.ts';
import { site } from '#content/site.ts';
import { hasConsentTool } from '#src/platform/services/service-settings.ts';
import { Button } from '#src/ui/button/button.tsx';
import styles from './legal-text.module.css';
import { SETTINGS_LINK, SETTINGS_PLACE } from './settings-link.ts';

/** A term and its meaning. The term is capitalised everywhere it has this meaning. */
function Definition({ term, id, children }: { term: string; id?: string; children: ReactNode }) {
  return (
    <div className={styles.definition} id={id}>
      <dfn className={styles.term}>{term}</dfn>
      <div>{children}</div>
    </div>
  );
}

/** An explanation that is not part of the binding text. */
function Note({ children }: { children: ReactNode }) {
  return (
    <div className={styles.note} role="note">
      <p className={styles.noteLabel}>{legalLabels.note}</p>
      {children}
    </div>
  );
}

/** The company's contact details from content/site.ts. An earlier version has its own lines. */
function Address({ children }: { children?: ReactNode }) {
  if (children)
    return (
      <address className={styles.address} translate="no">
        {children}
      </address>
    );
  return (
    <address className={styles.address} translate="no">
      <strong>{site.legalName}</strong>
      {site.address.lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
      <a href={`tel:${site.phone.e164}`}>
        <bdi>{site.phone.display}</bdi>
      </a>
      <a href={`mailto:${site.email.privacy}`}>{site.email.privacy}</a>
    </address>
  );
}

/** A table with its caption. Wide ones scroll within the column. */
function Table({ caption, children }: { caption: string; children: ReactNode }) {
  return (
    <div className={styles.table} role="region" aria-label={caption} tabIndex={0}>
      <p className={styles.caption}>{caption}</p>
      {children}
    </div>
  );
}

/** Opens the cookie settings, if there are any. Without script it explains why none are needed. */
function CookieSettings() {
  if (!hasConsentTool) return null;
  return (
    <div id={SETTINGS_PLACE} className={styles.settings}>
      <Button href={SETTINGS_LINK} variant="secondary">
        {consentCopy.link}
      </Button>
      <p className={styles.withoutScript}>{consentCopy.withoutScript}</p>
    </div>
  );
}

type HeadingProps = ComponentProps<'h2'> & { readonly 'data-number'?: string };

/** A numbered heading whose number links to itself, so that a clause can be cited. */
function Heading({ as: Tag, children, 'data-number': number, ...rest }: HeadingProps & { as: 'h2' | 'h3' }) {
  return (
    <Tag {...rest}>
      <Mark id={rest.id}>{number}</Mark> {children}
    </Tag>
  );
}

const Part = (props: HeadingProps) => <Heading as="h2" {...props} />;
const Clause = (props: HeadingProps) => <Heading as="h3" {...props} />;

/** An item with its letter, which links to itself; without one, as in an address, it is plain. */
function Item({
  children,
  'data-letter': letter,
  ...rest
}: ComponentProps<'li'> & { 'data-letter'?: string }) {
  if (!letter) return <li {...rest}>{children}</li>;
  return (
    <li {...rest} className={styles.item}>
      <Mark id={rest.id}>{`(${letter})`}</Mark>
      <div>{children}</div>
    </li>
  );
}

/** The number or letter of a place, as a link to it. */
function Mark({ id, children }: { id: string | undefined; children: string | undefined }) {
  return (
    <a
      className={styles.number}
      href={`#${id}`}
      // Not its name, which is a part of the heading's.
      title={`${legalLabels.linkTo} ${children}`}
      data-copied={labels.reading.copied}
    >
      {children}
    </a>
  );
}

/** The components of the legal documents, including numbered headings and items. */
export const legalComponents = {
  ...{ Definition, Note, Address, Table, CookieSettings },
  ...{ h2: Part, h3: Clause, li: Item },
};
