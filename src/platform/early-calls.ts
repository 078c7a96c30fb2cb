/**
 * The call that the head script made in place of the app, if it did: a response to read, and what ends it.
 * Given out once; the next call is made anew.
 */
export function takeEarlyCall(id: string): { response: Promise<Response>; timeout: AbortSignal } | undefined {
  const calls = typeof window === 'undefined' ? undefined : window.earlyCalls;
  const call = calls?.[id];
  if (!calls || !call) return undefined;
  Reflect.deleteProperty(calls, id);
  return {
    response: call.answer.then(([{ status, headers }, body]) => new Response(body, { status, headers })),
    timeout: call.timeout,
  };
}

/** For a page that asks about other hosts than the one it is on. */
export function forgetEarlyCalls(): void {
  delete window.earlyCalls;
}
