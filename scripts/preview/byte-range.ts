/** First and last byte, both included. */
export interface ByteRange {
  readonly first: number;
  readonly last: number;
}

/**
 * Reads a `Range` header for a file of `sizeBytes` (RFC 9110, section 14). A header that is not understood,
 * or that asks for several ranges, counts as absent: the whole file is a right answer to it.
 */
export function parseByteRange(header: string, sizeBytes: number): ByteRange | 'unsatisfiable' | undefined {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header.trim());
  if (!match) return undefined;
  const [from = '', to = ''] = match.slice(1);
  if (!from && !to) return undefined;
  if (!from) return suffixRange(Number(to), sizeBytes);
  const first = Number(from);
  const last = to ? Math.min(Number(to), sizeBytes - 1) : sizeBytes - 1;
  if (to && Number(to) < first) return undefined;
  return first < sizeBytes ? { first, last } : 'unsatisfiable';
}

function suffixRange(countBytes: number, sizeBytes: number): ByteRange | 'unsatisfiable' {
  if (countBytes === 0 || sizeBytes === 0) return 'unsatisfiable';
  return { first: Math.max(0, sizeBytes - countBytes), last: sizeBytes - 1 };
}
