import { useEffect, useRef } from 'react';

import { contactForm } from '#content/forms/contact-form.ts';
import { site } from '#content/site.ts';
import { errorSummary } from '#src/features/contact/error-summary.ts';
import { Icon } from '#src/ui/icon/icon.tsx';
import type { FormValues } from './form-values.ts';
import styles from './simple-form.module.css';
import type { Notice } from './use-simple-form.ts';

/** An email that already says what was typed. */
function mailLink({ subject, message }: FormValues): string {
  const query = `subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(message)}`;
  return `mailto:${site.email.general}?${query}`;
}

function Unavailable({ values }: { values: FormValues }) {
  const { title, text, mail } = contactForm.unavailable;
  const box = useRef<HTMLDivElement>(null);
  // It pushes the pressed button down, perhaps below the edge of the window with its own last line.
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={box} className={styles.unavailable}>
      <p className={styles.unavailableTitle}>
        <Icon name="alert" />
        {title}
      </p>
      <p>{text}</p>
      <a className={styles.mail} href={mailLink(values)}>
        {`${mail} ${site.email.general}`}
      </a>
    </div>
  );
}

/** Why nothing was sent. The live region stands empty from the start, so that it is heard. */
export function FormNotice({ notice }: { notice: Notice | undefined }) {
  return (
    <div role="alert" className={styles.notice}>
      {notice?.kind === 'check' && (
        <p className={styles.summary}>
          <Icon name="alert" />
          {errorSummary(notice.fields.map((name) => contactForm.fields[name]))}
        </p>
      )}
      {notice?.kind === 'unavailable' && <Unavailable values={notice.values} />}
    </div>
  );
}
