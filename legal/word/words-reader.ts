import type { XmlElement } from '@rgrove/parse-xml';

import { site } from '../../content/site.ts';
import { short } from '#legal/compare/clauses.ts';
import { figureOf } from '#legal/read/figures.ts';
import type { LegalVersion } from '#legal/read/read-documents.ts';
import { termId } from '#legal/read/text-tree.ts';
import { elementAt, elementsIn, isOn, nameOf, type Parts, stylesOf, valueAt, wordsIn } from './open-word.ts';
import { bookmarkOf, passagesOf, type Segment, textOf } from './passages.ts';
import { CODE, FACT } from './write-word.ts';

/** Looks that a document does not have, by their element. */
const LOOKS: Readonly<Record<string, string>> = {
  'w:u': 'Underlining',
  'w:strike': 'Struck words, which stay in the text',
  'w:dstrike': 'Struck words, which stay in the text',
  'w:vertAlign': 'Raised or lowered letters',
  'w:caps': 'Capital letters by format',
  'w:smallCaps': 'Capital letters by format',
  'w:highlight': 'Highlighting',
};

/** Elements of which the words are no part of a paragraph. */
export const OBJECTS = ['w:drawing', 'w:pict', 'w:object', 'mc:AlternateContent', 'm:oMath'];

const GONE = ['w:del', 'w:moveFrom', 'w:pPr', 'w:rPr', 'w:sdtPr', 'w:delText'];

const ORIGIN = `https://${site.brandHost}`;

/** What is not kept, and its words. */
export type List = (what: string, words: string) => void;

type Look = Omit<Segment, 'text'>;
/** Where an element is: in a paragraph of these styles, perhaps in a link. */
type Place = { readonly look: Look; readonly paragraph: readonly XmlElement[] };

/** Reads the words of paragraphs, one after the other: fields and comments may begin in one and end in another. */
export class WordsReader {
  readonly #parts: Parts;
  readonly #versions: readonly [LegalVersion, ...LegalVersion[]];
  readonly #list: List;
  readonly #styles: (id: string) => readonly XmlElement[];
  readonly #ids: ReadonlyMap<string, string>;
  /** Bookmarks of figures that are open: number → name. */
  readonly #open = new Map<string, string>();
  readonly #fields: { instruction: string; isShown: boolean }[] = [];
  /** Words to which a comment belongs. */
  readonly #remarks = new Map<string, string>();
  readonly #ranges = new Set<string>();
  /** Words of the paragraph; a figure has its bookmark. */
  #pieces: (Segment & { readonly bookmark?: string })[] = [];
  /** Words of the paragraph that have a look, by what it is. */
  readonly #looks = new Map<string, string>();

  /** @param versions that from which the file was made, and the present one */
  constructor(parts: Parts, versions: readonly [LegalVersion, ...LegalVersion[]], list: List) {
    [this.#parts, this.#versions, this.#list] = [parts, versions, list];
    this.#styles = stylesOf(parts);
    const terms = versions.flatMap(passagesOf).filter(({ style }) => style === 'term');
    this.#ids = new Map(
      [
        ...versions.flatMap(({ outline }) => outline.map(({ id }) => id)),
        ...terms.map(({ text }) => termId(text.split(': ', 1).join())),
      ].map((id) => [bookmarkOf(id), id]),
    );
  }

  /** The words of a paragraph with their look, links and figures. */
  read(element: XmlElement): Segment[] {
    this.#pieces = [];
    this.#looks.clear();
    this.#visit(element, { look: {}, paragraph: this.#styles(valueAt(element, 'w:pPr', 'w:pStyle')) });
    for (const [what, words] of this.#looks) this.#list(what, short(words));
    return this.#pieces.map(({ bookmark, ...segment }) => this.#withFact(segment, bookmark));
  }

  /** Comments, one line each, without those that a redline has of its own. */
  comments(): readonly string[] {
    return elementsIn(this.#parts.get('word/comments.xml'), 'w:comment')
      .filter(({ attributes }) => !/^Version [\d.]+$/.test(attributes['w:author'] ?? ''))
      .map((one) => {
        const on = this.#remarks.get(one.attributes['w:id'] ?? '')?.trim();
        return `Comment by ${one.attributes['w:author']}${on ? ` on “${short(on)}”` : ''}: “${wordsIn(one)}”`;
      });
  }

  #visit(element: XmlElement, place: Place): void {
    const read = this.#readers[element.name];
    if (read) read(element, place);
    else for (const child of elementsIn(element)) this.#visit(child, place);
  }

  readonly #readers: Readonly<Record<string, (element: XmlElement, place: Place) => void>> = {
    ...Object.fromEntries(GONE.map((name) => [name, () => undefined])),
    ...Object.fromEntries(OBJECTS.map((name) => [name, (element) => this.#list(...this.#object(element))])),
    'w:r': (element, place) => this.#run(element, place),
    'w:t': (element, { look }) => this.#push(element.text.replaceAll('\n', ' '), look),
    'w:tab': (_, { look }) => this.#push(' ', look),
    'w:cr': (_, { look }) => this.#push('\n', look),
    'w:noBreakHyphen': (_, { look }) => this.#push('\u2011', look),
    'w:br': ({ attributes }, { look }) => {
      if (!['page', 'column'].includes(attributes['w:type'] ?? '')) this.#push('\n', look);
    },
    'w:sym': ({ attributes }) =>
      this.#list(`A sign of the font ${attributes['w:font']} after`, this.#before()),
    'w:footnoteReference': (element) => this.#note(element, 'word/footnotes.xml'),
    'w:endnoteReference': (element) => this.#note(element, 'word/endnotes.xml'),
    'w:bookmarkStart': ({ attributes: { 'w:id': id = '', 'w:name': name = '' } }) => {
      if (name.startsWith(FACT)) this.#open.set(id, name);
    },
    'w:bookmarkEnd': ({ attributes }) => this.#open.delete(attributes['w:id'] ?? ''),
    'w:commentRangeStart': ({ attributes }) => this.#ranges.add(attributes['w:id'] ?? ''),
    'w:commentRangeEnd': ({ attributes }) => this.#ranges.delete(attributes['w:id'] ?? ''),
    'w:fldChar': ({ attributes }) => this.#fieldPart(attributes['w:fldCharType']),
    'w:instrText': ({ text }) => {
      const field = this.#fields.at(-1);
      if (field) field.instruction += text;
    },
    'w:hyperlink': (element, place) => {
      const { 'r:id': id, 'w:anchor': anchor } = element.attributes;
      const target = elementsIn(this.#parts.get('word/_rels/document.xml.rels')).find(
        ({ attributes }) => attributes['Id'] === id,
      )?.attributes['Target'];
      const look = this.#linkTo(`${target ?? ''}${anchor ? `#${anchor}` : ''}`);
      const words = wordsIn(element);
      if (!look.link && words) this.#list('A link to a place that is not there', words);
      for (const child of elementsIn(element)) this.#visit(child, { ...place, look });
    },
  };

  /** The words before, to say where something is. */
  #before(): string {
    return short(textOf(this.#pieces).trim().slice(-60));
  }

  #object(element: XmlElement): [string, string] {
    const words =
      element.name === 'm:oMath' ? element.text : wordsIn(elementAt(element, 'mc:Choice') ?? element);
    const what = element.name === 'm:oMath' ? 'A formula' : 'A text box';
    return words ? [what, words] : ['A picture after', this.#before()];
  }

  #note({ attributes }: XmlElement, part: string): void {
    const id = attributes['w:id'];
    const found = elementsIn(this.#parts.get(part)).find((one) => one.attributes['w:id'] === id);
    this.#list(`A note to “${this.#before()}”`, found ? wordsIn(found) : '');
  }

  #fieldPart(type: string | undefined): void {
    const field = this.#fields.at(-1);
    if (type === 'begin') this.#fields.push({ instruction: '', isShown: false });
    else if (type === 'end') this.#fields.pop();
    else if (field) field.isShown = true;
  }

  #linkTo(address: string): Pick<Segment, 'link'> {
    const id = this.#ids.get(address.slice(1));
    if (address.startsWith('#')) return id ? { link: `#${id}` } : {};
    if (address === ORIGIN || address.startsWith(`${ORIGIN}/`))
      return { link: address.slice(ORIGIN.length) || '/' };
    return address ? { link: address } : {};
  }

  #push(text: string, look: Look): void {
    if (this.#fields.some(({ isShown }) => !isShown)) return;
    const bookmark = [...this.#open.values()].at(-1);
    this.#pieces.push({ ...look, text, ...(bookmark !== undefined && { bookmark }) });
    for (const id of this.#ranges) this.#remarks.set(id, (this.#remarks.get(id) ?? '') + text);
  }

  #run(element: XmlElement, { look, paragraph }: Place): void {
    const own = elementAt(element, 'w:rPr');
    const chain = this.#styles(valueAt(own, 'w:rStyle'));
    const sources = [own, ...chain.map((one) => elementAt(one, 'w:rPr'))];
    const has = (name: string, more: readonly (XmlElement | undefined)[] = []) =>
      isOn(
        [...sources, ...more].find((one) => elementAt(one, name)),
        name,
      );
    const words = wordsIn(element);
    const hidden = paragraph.map((one) => elementAt(one, 'w:rPr'));
    const colour = [...sources, ...hidden].find((one) => elementAt(one, 'w:color'));
    if (words && (has('w:vanish', hidden) || /^f{6}$/i.test(valueAt(colour, 'w:color')))) {
      this.#list('Hidden text', words);
      return;
    }
    const linked = look.link === undefined ? this.#fieldLink() : look;
    for (const [tag, what] of Object.entries(LOOKS))
      if (words && has(tag) && !(tag === 'w:u' && /link/.test(nameOf(chain[0]))))
        this.#looks.set(what, (this.#looks.get(what) ?? '') + words);
    const inside = { ...linked, ...lookOf(nameOf(chain[0]), has) };
    for (const child of elementsIn(element)) this.#visit(child, { look: inside, paragraph });
  }

  /** `HYPERLINK "https://…" \l "place"` */
  #fieldLink(): Pick<Segment, 'link'> {
    const field = this.#fields.findLast(({ instruction }) => /^\s*HYPERLINK/.test(instruction));
    const [, address = ''] = /HYPERLINK\s+"([^"]*)"/.exec(field?.instruction ?? '') ?? [];
    const [, anchor] = /\\l\s+"([^"]*)"/.exec(field?.instruction ?? '') ?? [];
    return this.#linkTo(anchor ? `${address}#${anchor}` : address);
  }

  /** A segment in the bookmark of a figure that it still shows is that figure. */
  #withFact(segment: Segment, bookmark: string | undefined): Segment {
    const [base] = this.#versions;
    const [, fact] = /^f_(.+)_\d+$/.exec(bookmark ?? '') ?? [];
    if (fact === undefined || !(fact in base.figures.facts)) return segment;
    const figure = figureOf(fact, base.figures, base.frontMatter.effectiveDate);
    const written = textOf(this.#pieces.filter((one) => one.bookmark === bookmark));
    if (written === figure) return { ...segment, fact };
    this.#list(`Typed over the figure “${figure}”`, written);
    return segment;
  }
}

const lookOf = (style: string, has: (name: string) => boolean): Look => ({
  ...((has('w:b') || style === 'strong') && { bold: true }),
  ...((has('w:i') || style === 'emphasis') && { italics: true }),
  ...(style === CODE.toLowerCase() && { code: true }),
});
