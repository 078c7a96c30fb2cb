import { labels } from '#words/labels.ts';
import { sampleWords, team } from '#words/team.ts';
import { fillIn } from '#src/lib/fill-in.ts';
import type { QuotationCopy, TeamMember } from '#src/model/team.schema.ts';
import { Portrait } from '#src/sections/portrait/portrait.tsx';
import styles from './quotation.module.css';

/** A quotation of a team member, with the portrait. */
export function Quotation({ copy: { by, words, sample } }: { readonly copy: QuotationCopy }) {
  const person: TeamMember | undefined = team.find(({ id }) => id === by);
  if (!person) throw new Error(`content/en/team.ts has no member with the id ${by}`);
  const { id, name, role } = person;
  return (
    <figure className={`card ${styles.quotation}`}>
      <div className={styles.plate}>
        <Portrait id={id} name={name} tone="night" sizes="(width > 768px) 16rem, 92vw" />
      </div>
      <blockquote className={styles.words}>
        <p>{fillIn(labels.quotation, { words })}</p>
      </blockquote>
      <figcaption className={styles.person}>
        <p className={styles.name}>{name}</p>
        <p>{role}</p>
        {(sample ?? person.sample) && <p className={`fine ${styles.sample}`}>{sampleWords}</p>}
      </figcaption>
    </figure>
  );
}
