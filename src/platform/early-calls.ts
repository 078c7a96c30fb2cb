/** Takes the call that the head script made for an endpoint, if any: its response and timeout. Returned once. */
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

/** For calls about another host than the page's. */
export function forgetEarlyCalls(): void {
  delete window.earlyCalls;
}
