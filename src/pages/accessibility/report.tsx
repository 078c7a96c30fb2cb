import { site } from '#content/site.ts';
import type { ProseCopy } from '#src/model/page-copy.schema.ts';
import { Band } from '#src/sections/band/band.tsx';
import { DirectLines } from '#src/sections/direct-lines/direct-lines.tsx';
import styles from './report.module.css';

/** What a report should contain, with the mail address and the phone number for it. */
export function Report({ copy, id }: { readonly copy: ProseCopy; readonly id: string }) {
  return (
    <Band heading={copy.heading} id={id}>
      <div className={styles.report}>
        {copy.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <DirectLines email={site.email.support} />
      </div>
    </Band>
  );
}
