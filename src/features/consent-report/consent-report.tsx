import { type ReactNode, useEffect, useState } from 'react';

import { consentCopy } from '#content/consent.ts';
import { listen } from '#src/platform/events.ts';
import { storedNames } from '#src/platform/services/stored-names.ts';
import { isPartnerShown } from '#src/platform/host/shown-mode.ts';
import { Button } from '#src/ui/button/button.tsx';
import styles from './consent-report.module.css';
import { foreignRequests, levelLines, serviceLines } from './report-lines.ts';

const { report } = consentCopy;

/** Levels, services, requests and stored items as they are now; kept up to date. */
export function ConsentReport({ onClose }: { onClose: () => void }) {
  useNews();
  return (
    <aside className={styles.report} aria-label={report.title}>
      <h2 className={styles.title}>{report.title}</h2>
      <p>{isPartnerShown() ? report.host.partner : report.host.main}</p>
      <List title={report.levels} lines={levelLines()} />
      <List title={report.services} lines={serviceLines()} />
      <List title={report.requests} lines={foreignRequests()} />
      <List title={report.stored} lines={storedNames()} />
      <Button variant="secondary" tone="night" onClick={onClose}>
        {report.close}
      </Button>
    </aside>
  );
}

function List({ title, lines }: { title: string; lines: readonly string[] }): ReactNode {
  return (
    <>
      <h3 className={styles.heading}>{title}</h3>
      <ul className={styles.lines}>
        {(lines.length > 0 ? lines : [report.none]).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  );
}

/** Renders again whenever consent, a service or a request says something new. */
function useNews(): void {
  const [, setCount] = useState(0);
  useEffect(() => {
    const hear = () => setCount((count) => count + 1);
    const stops = [
      listen('consent-changed', hear),
      listen('service-logged', hear),
      listen('page-shown', hear),
    ];
    const requests = new PerformanceObserver(hear);
    requests.observe({ type: 'resource' });
    return () => {
      for (const stop of stops) stop();
      requests.disconnect();
    };
  }, []);
}
