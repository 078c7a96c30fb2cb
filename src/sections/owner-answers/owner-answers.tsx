import { labels } from '#words/labels.ts';
import { owner, ownerAnswers } from '#words/owner.ts';
import type { Owner, OwnerEntry } from '#src/model/owner.schema.ts';
import type { PageId } from '#src/routes.ts';
import { Band } from '#src/sections/band/band.tsx';
import { Unbroken } from '#src/ui/unbroken/unbroken.tsx';
import styles from './owner-answers.module.css';

type Props = {
  /** The page whose questions are shown. */
  readonly page: PageId;
  readonly heading?: string;
  /** By default that of the site. */
  readonly table?: Owner;
};

/** The questions of a page that only the owner can answer, each with its answer. Nothing where none has one. */
export function OwnerAnswers({ page, heading = ownerAnswers.heading, table = owner }: Props) {
  const rows = Object.entries(table).filter(
    ([, { pages, answer }]) => answer && pages?.some((one) => one === page),
  );
  if (rows.length === 0) return null;
  return (
    <Band heading={heading} pace="dense">
      <dl className={`oneColumn columns ${styles.answers}`} data-count={rows.length}>
        {rows.map(([id, entry]) => (
          <div key={id} data-nosnippet={entry.sample && ''}>
            <dt>
              <Unbroken text={entry.question} />
            </dt>
            <dd>
              <Unbroken text={entry.answer ?? ''} />
            </dd>
          </div>
        ))}
      </dl>
      {rows.some(([, { sample }]) => sample) && (
        <p className="fine" data-nosnippet="">
          {labels.sampleData}
        </p>
      )}
    </Band>
  );
}

type OwnerId = keyof typeof owner;

const entries: Readonly<Record<OwnerId, OwnerEntry>> = owner;

/** True if the owner has answered, or a sample does. */
export const isAnswered = (id: OwnerId): boolean => entries[id].answer !== undefined;

/** One answer, next to what it explains. Nothing while there is none. */
export const OwnerAnswer = ({ of: id }: { readonly of: OwnerId }) => {
  const { answer, sample } = entries[id];
  return (
    answer && (
      <div className={styles.alone} data-nosnippet={sample && ''}>
        <p>
          <Unbroken text={answer} />
        </p>
        {sample && <p className="fine">{labels.sampleData}</p>}
      </div>
    )
  );
};
