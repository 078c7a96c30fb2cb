import type { ReactNode } from 'react';

import { evidence } from '#words/evidence.ts';
import { labels } from '#words/labels.ts';
import { sampleRecords } from '#words/sample-records.ts';
import { changesPath, href, LEGAL_FEED } from '#src/routes.ts';
import { Band } from '#src/sections/band/band.tsx';
import { Signature } from '#src/sections/signature/signature.tsx';
import { DialogTrigger } from '#src/ui/dialog/dialog-trigger.tsx';
import { Dialog } from '#src/ui/dialog/dialog.tsx';
import styles from './evidence.module.css';
import { ChargesRecord, chargesExcerpt, TermsRecord, useTermsExcerpt } from './published-records.tsx';
import { RecordSheet } from './record-sheet.tsx';

type RecordId = keyof typeof evidence.records;

const { kyc, nda, access } = sampleRecords;

type Shown = {
  readonly id: RecordId;
  readonly isSample: boolean;
  /** The lines on its card, name and value. */
  readonly excerpt: readonly (readonly [name: string, value: string | undefined])[];
  readonly sheet: ReactNode;
};

const useRecords = (): readonly Shown[] => [
  {
    ...{ id: 'kyc', isSample: true, sheet: <RecordSheet {...kyc} /> },
    excerpt: kyc.rows.map(({ cells: [check = '', , person] }) => [check, person]),
  },
  {
    ...{ id: 'nda', isSample: true, sheet: <RecordSheet {...nda} /> },
    excerpt: nda.facts.map(({ label, value }) => [label, value]),
  },
  {
    ...{ id: 'access', isSample: true, sheet: <RecordSheet {...access} /> },
    excerpt: access.rows.slice(0, 3).map(({ cells: [when = '', change] }) => [when, change]),
  },
  { id: 'charges', isSample: false, sheet: <ChargesRecord />, excerpt: chargesExcerpt },
  { id: 'terms', isSample: false, sheet: <TermsRecord />, excerpt: useTermsExcerpt() },
];

const dialogOf = (id: RecordId) => `record-${id}`;

type Props = {
  /** By default that of the section itself, which is a line below another one. */
  readonly heading?: string;
  /** Before the cards: claims that the records prove. */
  readonly children?: ReactNode;
};

/** Cards of five records, each of which opens in a dialog of `RecordDialogs`, and links to what this site publishes. */
export const Evidence = ({ heading, children }: Props) => (
  <Band heading={heading ?? evidence.heading} intro={heading && evidence.heading} pace="dense">
    {children}
    <ul className={styles.cards} role="list">
      {useRecords().map(({ id, isSample, excerpt }) => (
        <li key={id} className={`card ${styles.card}`}>
          <div className={styles.excerpt} aria-hidden="true" data-nosnippet="">
            {excerpt.map(([name, value]) => (
              <p className="row" key={name}>
                {name} <span>{value}</span>
              </p>
            ))}
            {id === 'nda' && <Signature hand="first" />}
          </div>
          <div className={styles.opener}>
            <DialogTrigger opens={dialogOf(id)} href={`#${dialogOf(id)}`} variant="quiet">
              {evidence.records[id].title}
            </DialogTrigger>
          </div>
          <p className={`note ${styles.claim}`}>{evidence.records[id].claim}</p>
          {isSample && <p className="fine">{labels.sampleData}</p>}
        </li>
      ))}
    </ul>
    <Published />
  </Band>
);

/** Without script the records are read where they are in the page: at its end. */
export const RecordDialogs = () => (
  <div className={styles.records} data-nosnippet="">
    {useRecords().map(({ id, isSample, sheet }) => (
      <Dialog
        key={id}
        id={dialogOf(id)}
        title={evidence.records[id].title}
        closeLabel={labels.close}
        isInlineWithoutScript
      >
        {isSample && <p className={`fine ${styles.sample}`}>{labels.sampleData}</p>}
        {sheet}
      </Dialog>
    ))}
  </div>
);

/** What this site proves itself. */
function Published() {
  const { label, prices, limits, versions, feed, accessibility } = evidence.published;
  const links = [
    [prices, href('pricing')],
    [limits, href({ route: 'terms', hash: 'what-we-do-not-do' })],
    [versions, changesPath('terms')],
    [feed, LEGAL_FEED],
    [accessibility, href('accessibility')],
  ] as const;
  return (
    <div className={`row ${styles.published}`}>
      <h3 className="label">{label}</h3>
      <ul className="row" role="list">
        {links.map(([text, address]) => (
          <li key={address}>
            <a href={address}>{text}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
