import { type SubmitEvent, useEffect, useEffectEvent, useRef, useState } from 'react';

import { partnerCheck } from '#content/partner-check.ts';
import { hostMode } from '#src/platform/host/host-mode.ts';
import { Band } from '#src/sections/band/band.tsx';
import { PageHero } from '#src/sections/page-hero/page-hero.tsx';
import { Button } from '#src/ui/button/button.tsx';
import { Field } from '#src/ui/field/field.tsx';
import { checkHost, type CheckResult } from './check-host.ts';
import styles from './partner-check.module.css';
import { Results } from './results.tsx';

/** Shows administrators of partners the faults of a partner's configuration. It is in no menu and on no list. */
export function PartnerCheckPage() {
  const [result, setResult] = useState<CheckResult>();
  const findings = result && 'findings' in result ? result : undefined;
  return (
    <>
      <PageHero copy={partnerCheck.hero} course="partner-check" />
      <CheckForm error={result && 'error' in result ? result.error : undefined} onChecked={setResult} />
      {findings && <Results {...findings} />}
    </>
  );
}

type Props = { readonly error: string | undefined; readonly onChecked: (result: CheckResult) => void };

/** The host of `?host=`, else this host if it is a partner's. */
const hostOfPage = () =>
  new URLSearchParams(location.search).get('host') ?? (hostMode().subdomain ? location.host : undefined);

/** Without the page's script the form sends the host to this page, which checks it when it opens. */
function CheckForm({ error, onChecked }: Props) {
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
      {/* The boot script starts the page's script when this comes near. */}
      <form className={styles.form} noValidate aria-busy={isBusy} onSubmit={onSubmit} data-wakes="near">
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
