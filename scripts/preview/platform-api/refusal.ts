/** One thing that is wrong with what was sent. `field` is the name of the payload's field. */
export interface Complaint {
  readonly description: string;
  readonly field?: string;
}

/** The platform's answer to a request that it does not take: 400 and a list (R7.11). */
export function refusal(complaints: readonly Complaint[], status = 400): Response {
  const list = complaints.map(({ description, field }) =>
    field === undefined ? { description } : { description, data: { field } },
  );
  return Response.json(list, { status });
}
