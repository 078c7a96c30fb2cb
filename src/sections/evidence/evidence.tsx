import type { ReactNode } from 'react';

import { evidence } from '#words/evidence.ts';
import { labels } from '#words/labels.ts';
import { sampleRecords } from '#words/sample-records.ts';
import { changesPath, href, LEGAL_FEED } from '#src/routes.ts';
import { Band } from '#src/sections/band/band.tsx';
import { isAnswered } from '#src/sections/owner-answers/owner-answers.tsx';
import { DialogTrigger } from '#src/ui/dialog/dialog-trigger.tsx';
import { Dialog } from '#src/ui/dialog/dialog.tsx';
import styles from './evidence.module.css';
import { ChargesExcerpt, ChargesRecord, TermsRecord } from './published-records.tsx';
import { RecordSheet } from './record-sheet.tsx';

export type RecordId = keyof typeof evidence.records;

const { kyc, nda, access } = sampleRecords;

type Shown = { readonly id: RecordId; readonly sheet: ReactNode };

/** What a visitor can check. */
const published: readonly Shown[] = [
  { id: 'charges', sheet: <ChargesRecord /> },
  { id: 'terms', sheet: <TermsRecord /> },
];

/** Of the sample world. */
const samples: readonly Shown[] = [
  { id: 'kyc', sheet: <RecordSheet {...kyc} /> },
  { id: 'nda', sheet: <RecordSheet {...nda} /> },
  { id: 'access', sheet: <RecordSheet {...access} /> },
];

const dialogOf = (id: RecordId) => `record-${id}`;

type OpenerProps = {
  readonly id: RecordId;
  /** By default the title of the record. */
  readonly label?: string;
};

/** Opens a record in a dialog of `RecordDialogs`. */
export const RecordOpener = ({ id, label = evidence.records[id].title }: OpenerProps) => (
  <DialogTrigger opens={dialogOf(id)} href={`#${dialogOf(id)}`} variant="quiet">
    {label}
  </DialogTrigger>
);

/** The schedule of charges as an artefact: each plan with its price, and the fingerprint of all prices. */
export const ChargesCard = ({ children }: { readonly children?: ReactNode }) => (
  <div className={`card stack2 oneColumn ${styles.charges}`}>
    <div className={`row ${styles.head}`}>
      <RecordOpener id="charges" />
      {children}
    </div>
    <ChargesExcerpt />
  </div>
);

/** What a visitor can check here, and samples of further records. Each opens in a dialog of `RecordDialogs`. */
export const Evidence = () => (
  <Band heading={evidence.heading} pace="dense">
    <div className={`oneColumn ${styles.evidence}`}>
      <div>
        <ChargesCard />
        <Records of={published.filter(({ id }) => id !== 'charges')} />
      </div>
      <section aria-labelledby="sample-records">
        <h3 className="label" id="sample-records">
          {evidence.samples}
        </h3>
        <p className="fine">{labels.sampleData}</p>
        <Records of={samples} />
      </section>
    </div>
    <Published />
  </Band>
);

const Records = ({ of: records }: { readonly of: readonly Shown[] }) => (
  <ul role="list">
    {records.map(({ id }) => (
      <li key={id} className={styles.record}>
        <RecordOpener id={id} />
        <p className="note">{evidence.records[id].claim}</p>
      </li>
    ))}
  </ul>
);

/** Without script the records are read where they are in the page: at its end. */
export const RecordDialogs = () => (
  <div className={styles.records} data-nosnippet="">
    {[...published, ...samples].map(({ id, sheet }) => (
      <Dialog
        key={id}
        id={dialogOf(id)}
        title={evidence.records[id].title}
        closeLabel={labels.close}
        isInlineWithoutScript
      >
        {id in sampleRecords && <p className={`fine ${styles.sample}`}>{labels.sampleData}</p>}
        {sheet}
      </Dialog>
    ))}
  </div>
);

/** Links to what else a visitor can check. */
export function Published() {
  const { label, prices, limits, versions, feed, accessibility, headers, figures } = evidence.published;
  const links = [
    [prices, href('pricing')],
    [limits, href({ route: 'terms', hash: 'what-we-do-not-do' })],
    [versions, changesPath('terms')],
    [feed, LEGAL_FEED],
    [accessibility, href('accessibility')],
    [headers, href({ route: 'security', hash: 'headers' })],
    ...(isAnswered('totals')
      ? [[figures, href({ route: 'pe-venture-capital', hash: 'figures' })] as const]
      : []),
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
