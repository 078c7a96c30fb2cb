import { type SubmitEvent, useEffect, useEffectEvent, useRef } from 'react';

import { partnerCheck } from '#content/partner-check/partner-check.ts';
import type { Check, Source } from '#src/features/partner-check/use-check.ts';
import { hostMode } from '#src/platform/host/host-mode.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Field } from '#src/ui/field/field.tsx';
import styles from './check-forms.module.css';

type Props = {
  readonly check: Check;
  readonly onCheck: (source: Source, typed: string) => void;
};

/** The host of `?host=`, else this one if it is a partner's. */
const askedHost = () =>
  new URLSearchParams(location.search).get('host') ?? (hostMode().subdomain ? location.host : undefined);

const fieldId = (source: Source) => `checked-${source}`;

/** Two ways to say what is to be checked. What was typed stays, whatever comes of it. */
export function CheckForms({ check, onCheck }: Props) {
  const forms = useRef<HTMLDivElement>(null);
  const { host, config } = partnerCheck;
  const busy = check.status === 'busy' ? check.source : undefined;
  const refused = check.status === 'refused' ? check : undefined;
  useEffect(() => {
    if (refused) forms.current?.querySelector<HTMLElement>(`#${fieldId(refused.source)}`)?.focus();
  }, [refused]);
  const checkFirst = useEffectEvent((first: string) => {
    const field = forms.current?.querySelector<HTMLInputElement>(`#${fieldId('host')}`);
    if (!field || field.value) return;
    field.value = first;
    onCheck('host', first);
  });
  useEffect(() => {
    const first = askedHost();
    if (first) checkFirst(first);
  }, []);
  const formOf = (source: Source) => ({
    className: styles.form,
    noValidate: true,
    'aria-busy': busy === source,
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault();
      const typed = new FormData(event.currentTarget).get(source);
      if (busy !== source) onCheck(source, typeof typed === 'string' ? typed : '');
    },
  });
  const fieldOf = (source: Source) => ({
    id: fieldId(source),
    name: source,
    error: refused?.source === source ? refused.error : undefined,
    autoComplete: 'off',
    autoCapitalize: 'none',
    spellCheck: false,
  });
  return (
    <div className={styles.sheet} ref={forms}>
      {/* Sent before the script came, it lands on this page again, with the host in the address. */}
      <form {...formOf('host')} method="get">
        <h2 className={styles.title}>{host.title}</h2>
        <Field {...fieldOf('host')} label={host.label} hint={host.hint} type="text" inputMode="url" />
        <Button type="submit" isLoading={busy === 'host'} trailingIcon="arrow-right">
          {busy === 'host' ? host.busy : host.submit}
        </Button>
      </form>
      {/* A browser sends no form of this method by itself: what was pasted never lands in an address. */}
      <form {...formOf('config')} method="dialog">
        <h2 className={styles.title}>{config.title}</h2>
        <div className={styles.code}>
          <Field
            {...fieldOf('config')}
            as="textarea"
            rows={8}
            dir="ltr"
            label={config.label}
            hint={config.hint}
            placeholder={config.example}
          />
        </div>
        <Button type="submit" variant="secondary" isLoading={busy === 'config'}>
          {busy === 'config' ? config.busy : config.submit}
        </Button>
      </form>
    </div>
  );
}
