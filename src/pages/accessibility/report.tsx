import { labels } from '#content/labels.ts';
import { site } from '#content/site.ts';
import type { ProseCopy } from '#src/model/page-copy.schema.ts';
import { Band } from '#src/sections/band/band.tsx';
import styles from './report.module.css';

const ways = [
  { label: labels.email, href: `mailto:${site.email.support}`, text: site.email.support },
  { label: labels.phone, href: `tel:${site.phone.e164}`, text: site.phone.display },
];

/** What a report should say, above the address and the number that take it. */
export function Report({ copy, id }: { readonly copy: ProseCopy; readonly id: string }) {
  return (
    <Band heading={copy.heading} layout="split" id={id}>
      <div className={styles.report}>
        {copy.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <dl className={styles.ways}>
          {ways.map(({ label, href, text }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <a className={styles.way} href={href}>
                  <bdi>{text}</bdi>
                </a>
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </Band>
  );
}
