import { parseXml, XmlElement, XmlText } from '@rgrove/parse-xml';
import { Unzip, UnzipInflate } from 'fflate';

/** A file of more, larger or deeper parts is no contract, and would take minutes and gigabytes to read. */
const MAX_ENTRIES = 2000;
const MAX_BYTES = 8_000_000;
const MAX_DEPTH = 100;
const MAX_ELEMENTS = 200_000;

/** Pictures and fonts are not unpacked. */
const READ = /^(?:word\/(?:_rels\/)?[^/]+|docProps\/custom)\.(?:xml|rels)$/;

/** Small steps, as each is unpacked before its size is known: a file may lie about that. */
const STEP_BYTES = 4096;

/** The parts of a Word file, by name. @throws Error when it is no Word file, or over a limit */
export function openWord(bytes: Uint8Array): Parts {
  const texts = new Map<string, string>();
  let [entries, size] = [0, 0];
  const unzip = new Unzip((file) => {
    entries += 1;
    if (entries > MAX_ENTRIES) throw new LimitError(`more than ${MAX_ENTRIES} entries`);
    if (!READ.test(file.name)) return;
    const name = file.name.replace(/^word\/document\d+\.xml/, DOCUMENT);
    const decoder = new TextDecoder();
    file.ondata = (error, chunk) => {
      if (error) throw error;
      size += chunk.length;
      if (size > MAX_BYTES) throw new LimitError(`more than ${MAX_BYTES / 1_000_000} MB of text`);
      texts.set(name, (texts.get(name) ?? '') + decoder.decode(chunk, { stream: true }));
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  try {
    for (let at = 0; at < bytes.length; at += STEP_BYTES)
      unzip.push(bytes.subarray(at, at + STEP_BYTES), at + STEP_BYTES >= bytes.length);
    const roots = [...texts].flatMap(([name, text]) => {
      const root = rootOf(text);
      return root ? [[name, root] as const] : [];
    });
    if (texts.has(DOCUMENT)) return new Map(roots);
  } catch (error) {
    if (error instanceof LimitError) throw error;
    throw new Error(NO_WORD, { cause: error });
  }
  throw new Error(NO_WORD);
}

/** The part that has the text. */
export const DOCUMENT = 'word/document.xml';

const NO_WORD = 'This is no Word file (.docx), or it is damaged: save it as one';

class LimitError extends Error {
  constructor(found: string) {
    super(`The file has ${found}: copy its text into the file that npm run legal -- word writes`);
  }
}

function rootOf(xml: string): XmlElement | null {
  let [depth, elements] = [0, 0];
  for (const [, end, closed] of xml.matchAll(/<(\/?)[^!?<>][^<>]*?(\/?)>/g)) {
    if (!closed) depth += end ? -1 : 1;
    elements += end ? 0 : 1;
    if (elements > MAX_ELEMENTS) throw new LimitError(`more than ${MAX_ELEMENTS} elements`);
    if (depth > MAX_DEPTH) throw new LimitError(`more than ${MAX_DEPTH} elements within each other`);
  }
  return parseXml(xml).root;
}

/** The parts of a Word file, by name. */
export type Parts = ReadonlyMap<string, XmlElement>;

/** The elements in an element. @param name of those that are wanted; by default, all */
export const elementsIn = (element: XmlElement | undefined, name?: string): readonly XmlElement[] =>
  (element?.children ?? []).filter(
    (child): child is XmlElement =>
      child instanceof XmlElement && (name === undefined || child.name === name),
  );

/** The element on a path of names. */
export const elementAt = (
  element: XmlElement | undefined,
  ...path: readonly string[]
): XmlElement | undefined =>
  path.reduce<XmlElement | undefined>((one, name) => elementsIn(one, name)[0], element);

/** The value of an element on a path; empty when it has none. */
export const valueAt = (element: XmlElement | undefined, ...path: readonly string[]): string =>
  elementAt(element, ...path)?.attributes['w:val'] ?? '';

/** Whether an element on a path is there and not turned off. */
export const isOn = (element: XmlElement | undefined, ...path: readonly string[]): boolean =>
  elementAt(element, ...path) !== undefined &&
  !/^(?:0|false|off|none|baseline)$/.test(valueAt(element, ...path));

/** The words in an element, in one line: those of its paragraphs have a blank between them. */
export function wordsIn(element: XmlElement): string {
  const words = (one: XmlElement): string =>
    one.children
      .map((child) => {
        if (child instanceof XmlText) return one.name === 'w:t' ? child.text : '';
        if (!(child instanceof XmlElement) || child.name === 'w:del') return '';
        return ['w:p', 'w:tab', 'w:br'].includes(child.name) ? ` ${words(child)}` : words(child);
      })
      .join('');
  return words(element).replaceAll(/\s+/g, ' ').trim();
}

/** A style and those that it is based on. */
export function stylesOf(parts: Parts): (id: string) => readonly XmlElement[] {
  const all = new Map(
    elementsIn(parts.get('word/styles.xml'), 'w:style').map((one) => [
      one.attributes['w:styleId'] ?? '',
      one,
    ]),
  );
  return (id) => {
    const chain: XmlElement[] = [];
    for (let one = all.get(id); one && !chain.includes(one); one = all.get(valueAt(one, 'w:basedOn')))
      chain.push(one);
    return chain;
  };
}

/** In small letters: programs differ. */
export const nameOf = (style: XmlElement | undefined) => valueAt(style, 'w:name').toLowerCase();
