const TIME = String.raw`(?:\d{2,}:)?[0-5]\d:[0-5]\d\.\d{3}`;
const TIMING = new RegExp(String.raw`^(${TIME})[ \t]+-->[ \t]+(${TIME})(?:[ \t].*)?$`);

/** Faults of captions with their lines, and the second at which the last one ends. */
type Captions = {
  readonly faults: readonly { readonly line: number; readonly message: string }[];
  readonly endS: number;
};

/** Reads captions as browsers do (WebVTT), which drop what is wrong without a word. */
export function readCaptions(text: string): Captions {
  const lines = text.replace(/^\ufeff/, '').split(/\r\n|\n|\r/);
  const head = /^WEBVTT(?:[ \t]|$)/.test(lines[0] ?? '')
    ? []
    : [{ line: 1, message: 'does not begin with WEBVTT: export the captions as WebVTT' }];
  const cues = lines.flatMap((line, index) => (line.includes('-->') ? [{ line, index }] : []));
  const empty = cues.length === 0 ? [{ line: 1, message: 'has no caption: write what is said or seen' }] : [];
  let previousS = 0;
  let endS = 0;
  const faults = cues.flatMap(({ line, index }) => {
    const at = (message: string) => [{ line: index + 1, message }];
    const [, from, to] = TIMING.exec(line) ?? [];
    if (!from || !to) return at(`“${line}” has a wrong form: write 00:02.500 --> 00:06.100`);
    const [fromS, toS] = [secondsOf(from), secondsOf(to)];
    const isInOrder = fromS >= previousS;
    previousS = fromS;
    endS = Math.max(endS, toS);
    if (!isInOrder) return at(`“${line}” begins before the caption above it: put them in the order of time`);
    if (toS <= fromS) return at(`“${line}” ends before it begins: correct one of the times`);
    return lines[index + 1]?.trim()
      ? []
      : at(`“${line}” has no text below it: write it, or remove the caption`);
  });
  return { faults: [...head, ...empty, ...faults], endS };
}

const secondsOf = (time: string) => time.split(':').reduce((total, part) => total * 60 + Number(part), 0);
