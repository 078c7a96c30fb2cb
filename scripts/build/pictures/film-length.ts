type Box = { readonly name: string; readonly start: number; readonly end: number };

/**
 * How long a film is, in seconds, by the header of its file.
 * @returns undefined when the bytes are not of that kind, are cut off, or do not say it
 */
export function filmLength(kind: 'mp4' | 'webm', bytes: Buffer): number | undefined {
  try {
    const seconds = kind === 'mp4' ? mp4Length(bytes) : webmLength(bytes);
    return seconds !== undefined && seconds > 0 ? seconds : undefined;
  } catch (error) {
    // A number was read beyond the last byte.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** ISO 14496-12: boxes of a length and a name; `moov` holds `mvhd`, which has the length of the film. */
function mp4Length(bytes: Buffer): number | undefined {
  const boxes = boxesOf(bytes, 0, bytes.length);
  if (boxes[0]?.name !== 'ftyp' || boxes.at(-1)?.end !== bytes.length) return undefined;
  const movie = boxes.find(({ name }) => name === 'moov');
  const header = movie && boxesOf(bytes, movie.start, movie.end).find(({ name }) => name === 'mvhd');
  if (!header) return undefined;
  const isLong = bytes.readUInt8(header.start) === 1;
  const scaleAt = header.start + (isLong ? 20 : 12);
  const length = isLong ? Number(bytes.readBigUInt64BE(scaleAt + 4)) : bytes.readUInt32BE(scaleAt + 4);
  return length / bytes.readUInt32BE(scaleAt);
}

function boxesOf(bytes: Buffer, from: number, to: number): Box[] {
  const boxes: Box[] = [];
  for (let at = from; at < to; at = boxes.at(-1)?.end ?? to) {
    const short = bytes.readUInt32BE(at);
    const isLong = short === 1;
    const size = isLong ? Number(bytes.readBigUInt64BE(at + 8)) : short || to - at;
    if (size < 8) throw new RangeError('a box is shorter than its own head');
    boxes.push({
      name: bytes.toString('latin1', at + 4, at + 8),
      start: at + (isLong ? 16 : 8),
      end: at + size,
    });
  }
  return boxes;
}

const SEGMENT = '18538067';
const INFO = '1549a966';
const TICK_NS = '2ad7b1';
const DURATION = '4489';

/** Matroska (RFC 9559): elements of an id and a length; `Segment` holds `Info`, which has the length of the film. */
function webmLength(bytes: Buffer): number | undefined {
  const [head, segment] = elementsOf(bytes, 0, bytes.length);
  if (!head || !bytes.subarray(head.start, head.end).includes('webm')) return undefined;
  if (segment?.name !== SEGMENT || segment.end > bytes.length) return undefined;
  const info = elementsOf(bytes, segment.start, segment.end).find(({ name }) => name === INFO);
  const fields = info ? elementsOf(bytes, info.start, info.end) : [];
  const duration = fields.find(({ name }) => name === DURATION);
  if (!duration) return undefined;
  const ticks =
    duration.end - duration.start === 4
      ? bytes.readFloatBE(duration.start)
      : bytes.readDoubleBE(duration.start);
  const tick = fields.find(({ name }) => name === TICK_NS);
  const tickNs = tick ? bytes.readUIntBE(tick.start, tick.end - tick.start) : 1_000_000;
  return (ticks * tickNs) / 1e9;
}

function elementsOf(bytes: Buffer, from: number, to: number): Box[] {
  const elements: Box[] = [];
  for (let at = from; at < to; at = elements.at(-1)?.end ?? to) {
    const sizeAt = at + leadingZeros(bytes.readUInt8(at)) + 1;
    const width = leadingZeros(bytes.readUInt8(sizeAt)) + 1;
    const start = sizeAt + width;
    // The leading bit gives only the width of the number. All ones: the element lasts to the end.
    const mask = (1n << BigInt(7 * width)) - 1n;
    const size = BigInt(`0x${bytes.toString('hex', sizeAt, start)}`) & mask;
    elements.push({
      name: bytes.toString('hex', at, sizeAt),
      start,
      end: size === mask ? to : start + Number(size),
    });
  }
  return elements;
}

const leadingZeros = (byte: number) => Math.clz32(byte) - 24;
