import { type Check, useCheck } from '#src/features/partner-check/use-check.ts';
import { CheckForms } from './check-forms.tsx';
import { Checked } from './checked.tsx';
import { Findings } from './findings.tsx';
import { Opening } from './opening.tsx';
import styles from './partner-check.module.css';
import { Previews } from './previews.tsx';
import { TopBar } from './top-bar.tsx';

/**
 * Where administrators of partners see what is wrong with a configuration. It stands apart from the site:
 * in no menu and no sitemap, with an entry of its own, so that no other page carries any of it.
 */
export function PartnerCheckPage() {
  const [check, start] = useCheck();
  return (
    <>
      <TopBar />
      <main id="content" className={styles.main}>
        <div className={styles.top}>
          <Opening />
          <CheckForms check={check} onCheck={start} />
        </div>
        <Outcome check={check} />
      </main>
    </>
  );
}

/** Announced when it is there; before, what will be looked at. */
function Outcome({ check }: { check: Check }) {
  if (check.status !== 'done') return <Checked />;
  const { brand, findings, subject } = check.result;
  return (
    <>
      <Findings key={subject} findings={findings} subject={subject} />
      <Previews brand={brand} />
    </>
  );
}
