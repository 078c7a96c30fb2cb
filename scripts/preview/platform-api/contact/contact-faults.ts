import { type Complaint, refusalList } from '../request.ts';
import type { FaultKind } from '../faults.ts';

const manyComplaints = Array.from({ length: 50 }, (_, index) => ({ description: `Complaint ${index + 1}` }));

/** Mail addresses ask for a fault by what stands before the `@`. The host part does not matter. */
const faultByMailbox = new Map<string, FaultKind>([
  ['fail-429', { mode: '429' }],
  ['fail-500', { mode: '500' }],
  ['fail-503', { mode: '503' }],
  ['fail-list', refusedWith([{ description: 'This address cannot be used.', field: 'email' }])],
  ['fail-company', refusedWith([{ description: 'This company is not known.', field: 'userCompany' }])],
  ['fail-form', refusedWith([{ description: 'Messages are not accepted at the moment.' }])],
  ['fail-unknown-field', refusedWith([{ description: 'This cannot be used.', field: 'favouriteColour' }])],
  ['fail-markup', refusedWith([{ description: '<b onclick="alert(1)">Not</b> accepted.', field: 'email' }])],
  ['fail-many', refusedWith(manyComplaints)],
  ['fail-empty-list', refusedWith([])],
  ['fail-object', { mode: '400' }],
  ['fail-html', answerOf(400, 'text/html', '<!doctype html><title>Error</title><h1>Bad request</h1>')],
  ['fail-blank', answerOf(400, 'application/json', '')],
  ['ok-blank', { mode: 'blank' }],
  ['ok-broken', { mode: 'broken-json' }],
  ['hang', { mode: 'hang' }],
  ['drop', { mode: 'drop' }],
  ['slow', { mode: 'slow' }],
]);

export const faultMailboxes: readonly string[] = [...faultByMailbox.keys()];

/** The fault that a mail address asks for. */
export function faultOfMail(address: unknown): FaultKind | undefined {
  if (typeof address !== 'string') return undefined;
  const [mailbox = ''] = address.trim().toLowerCase().split('@');
  return faultByMailbox.get(mailbox);
}

function refusedWith(complaints: readonly Complaint[]): FaultKind {
  return answerOf(400, 'application/json', JSON.stringify(refusalList(complaints)));
}

function answerOf(status: number, contentType: string, body: string): FaultKind {
  return { mode: 'answer', status, contentType, body };
}
