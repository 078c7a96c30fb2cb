/** A part of a file, from its first byte to its last. There is none if `first` is greater than `last`. */
export interface ByteRange {
  readonly first: number;
  readonly last: number;
}

/**
 * The part that a `Range` header asks for. Undefined if the whole file is to be sent (RFC 9110, section 14.2): without
 * the header, and if it is malformed, of another unit or of several parts.
 */
export function byteRange(header: string | null | undefined, size: number): ByteRange | undefined {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/i.exec(header ?? '') ?? [];
  if ((!from && !to) || (from && to && Number(from) > Number(to))) return undefined;
  return {
    first: from ? Number(from) : Math.max(0, size - Number(to)),
    last: from && to ? Math.min(Number(to), size - 1) : size - 1,
  };
}
