import { type SubmitEvent, useEffect, useEffectEvent, useRef, useState } from 'react';

import { partnerCheck } from '#content/partner-check.ts';
import { fillIn } from '#src/lib/fill-in.ts';
import { hostMode } from '#src/platform/host/host-mode.ts';
import { Band } from '#src/sections/band/band.tsx';
import { Button } from '#src/ui/button/button.tsx';
import { Field } from '#src/ui/field/field.tsx';
import { Icon } from '#src/ui/icon/icon.tsx';
import { checkHost, type CheckResult } from './check-host.ts';
import type { Finding } from './inspect.ts';
import styles from './host-check.module.css';

/** Asks for a host; below it, the findings about that host. */
export function HostCheck() {
  const [result, setResult] = useState<CheckResult>();
  return (
    <>
      <CheckForm error={result && 'error' in result ? result.error : undefined} onChecked={setResult} />
      {result && 'findings' in result && <Results {...result} />}
    </>
  );
}

type FormProps = { readonly error: string | undefined; readonly onChecked: (result: CheckResult) => void };

/** The host of `?host=`, else this host if it is a partner's. */
const hostOfPage = () =>
  new URLSearchParams(location.search).get('host') ?? (hostMode().subdomain ? location.host : undefined);

/** Without the page's script the form sends the host to this page, which checks it when it opens. */
function CheckForm({ error, onChecked }: FormProps) {
  const { title, label, hint, submit, busy, noScript } = partnerCheck.form;
  const [isBusy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const running = useRef<AbortController>(undefined);

  const check = async (host: string) => {
    if (isBusy) return;
    running.current = new AbortController();
    const { signal } = running.current;
    setBusy(true);
    const result = await checkHost(host, signal);
    if (signal.aborted) return;
    setBusy(false);
    onChecked(result);
    if ('error' in result) field.current?.focus();
  };
  const checkFirst = useEffectEvent(() => {
    const host = hostOfPage();
    if (!host || field.current?.value !== '') return;
    field.current.value = host;
    void check(host);
  });
  useEffect(() => {
    checkFirst();
    return () => running.current?.abort();
  }, []);
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void check(field.current?.value ?? '');
  };
  return (
    <Band heading={title} layout="split">
      <noscript>
        <p>{noScript}</p>
      </noscript>
      <form className={`stack4 ${styles.form}`} noValidate aria-busy={isBusy} onSubmit={onSubmit}>
        <Field
          ref={field}
          name="host"
          label={label}
          hint={hint}
          error={error}
          inputMode="url"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <Button type="submit" isLoading={isBusy}>
          {isBusy ? busy : submit}
        </Button>
      </form>
    </Band>
  );
}

type ResultsProps = { readonly host: string; readonly findings: readonly Finding[] };

const icons = { mend: 'alert', improve: 'arrow-right', good: 'check' } as const;
const levels = ['mend', 'improve', 'good'] as const;

/** The most severe findings first. The heading takes the focus, so that screen readers read it. */
function Results({ host, findings }: ResultsProps) {
  const heading = useRef<HTMLSpanElement>(null);
  const { results, findings: words } = partnerCheck;
  useEffect(() => heading.current?.focus(), [findings]);
  const focused = (
    <span ref={heading} tabIndex={-1} className={styles.title}>
      {fillIn(results.title, { host })}
    </span>
  );
  const sorted = levels.flatMap((level) => findings.filter(({ id }) => words[id].level === level));
  return (
    <Band heading={focused} tone="sunk">
      <ul className={styles.list} role="list">
        {sorted.map(({ id, values }) => {
          const { level, title, text } = words[id];
          return (
            <li
              key={`${id} ${values['number']} ${values['field']}`}
              className={styles.finding}
              data-level={level}
            >
              <p className={`line label ${styles.level}`}>
                <Icon name={icons[level]} />
                {results.levels[level]}
              </p>
              <h3 className={`label ${styles.name}`}>{fillIn(title, values)}</h3>
              <p className={styles.text}>
                <bdi>{fillIn(text, values)}</bdi>
              </p>
            </li>
          );
        })}
      </ul>
    </Band>
  );
}
