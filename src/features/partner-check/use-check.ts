import { useEffect, useRef, useState } from 'react';

import { partnerCheck } from '#content/partner-check/partner-check.ts';
import { apiOrigin } from '#src/api/call-api.ts';
import { type PartnerConfig, readPartnerConfig } from '#src/api/read-partner-config.ts';
import { fillIn } from '#src/lib/fill-in.ts';
import { askPlatform } from './ask-platform.ts';
import { type ConfigFinding, finding } from './finding.ts';
import { inspectConfig } from './inspect-config.ts';
import { inspectPictures } from './inspect-pictures.ts';
import { readHost } from './read-host.ts';
import { readPasted } from './read-pasted.ts';

export type Source = 'host' | 'config';

/** What came of a check; `subject` says of what. */
export type CheckResult = {
  readonly subject: string;
  readonly brand: PartnerConfig;
  readonly findings: readonly ConfigFinding[];
};

/** The last check: under way, failed with words for the field it came from, or done. */
export type Check =
  | { readonly status: 'none' }
  | { readonly status: 'busy'; readonly source: Source }
  | { readonly status: 'refused'; readonly source: Source; readonly error: string }
  | { readonly status: 'done'; readonly result: CheckResult };

type Subject = {
  readonly answer: object;
  readonly subject: string;
  readonly first: readonly ConfigFinding[];
};

/** Checks what was typed. A new check ends the one before it; what is on the page stays until it is done. */
export function useCheck(): readonly [Check, (source: Source, typed: string) => void] {
  const [check, setCheck] = useState<Check>({ status: 'none' });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const start = async (source: Source, typed: string) => {
    running.current?.abort();
    const mine = new AbortController();
    running.current = mine;
    setCheck({ status: 'busy', source });
    const subject = await (source === 'host' ? fromHost(typed, mine.signal) : fromText(typed));
    const next: Check =
      'error' in subject
        ? { status: 'refused', source, error: subject.error }
        : { status: 'done', result: await inspect(subject) };
    if (!mine.signal.aborted) setCheck(next);
  };
  return [check, (source, typed) => void start(source, typed)];
}

async function fromHost(typed: string, signal: AbortSignal): Promise<Subject | { error: string }> {
  const host = readHost(typed);
  if ('error' in host) return host;
  const found = await askPlatform(host, signal);
  if ('error' in found) return found;
  const first = found.isRedirected ? [finding('redirect')] : [];
  return { answer: found.answer, subject: fillIn(partnerCheck.results.subjects.host, host), first };
}

function fromText(typed: string): Subject | { error: string } {
  const pasted = readPasted(typed);
  if ('error' in pasted) return pasted;
  return { answer: pasted.answer, subject: partnerCheck.results.subjects.config, first: [] };
}

async function inspect({ answer, subject, first }: Subject): Promise<CheckResult> {
  const brand = readPartnerConfig(answer, apiOrigin());
  const pictures = await inspectPictures(brand);
  return { subject, brand, findings: [...first, ...inspectConfig(answer, brand), ...pictures] };
}
