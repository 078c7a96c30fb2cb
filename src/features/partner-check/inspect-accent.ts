import { partnerCheck } from '#content/partner-check/partner-check.ts';
import { accentTokens } from '#src/lib/colour/accent.ts';
import { black, type Colour, contrastOf, readHexColour, toHex } from '#src/lib/colour/colour.ts';
import { type ConfigFinding, finding, isMissing } from './finding.ts';

/** Below this a change of colour is not seen. */
const SEEN = 1.15;

/** In characters: enough to recognise a text that is not a colour. */
const SHOWN = 40;

/** How words and buttons fare in an accent, at rest and under the pointer (R9.14, F-A9). */
export function inspectAccent(raw: unknown): readonly ConfigFinding[] {
  if (isMissing(raw)) return [finding('accentMissing')];
  const accent = typeof raw === 'string' ? readHexColour(raw) : undefined;
  if (!accent) {
    const value = typeof raw === 'string' ? raw : JSON.stringify(raw);
    return [finding('accentWrong', { value: value.slice(0, SHOWN) })];
  }
  const tokens = accentTokens(accent);
  const colour = (name: string) => readHexColour(tokens[`--color-${name}`] ?? '') ?? black;
  return [
    inspectWords(accent, colour('accent'), colour('accent-tint')),
    finding('buttonReadable', {
      accent: toHex(accent),
      tone: toneOf(colour('on-accent-fill')),
      ratio: ratioOf(colour('on-accent-fill'), accent),
    }),
    inspectHover(accent, colour),
  ];
}

function inspectWords(accent: Colour, ink: Colour, paper: Colour): ConfigFinding {
  const values = { accent: toHex(accent), ink: toHex(ink), ratio: ratioOf(accent, paper) };
  return finding(toHex(ink) === toHex(accent) ? 'accentReadable' : 'accentDarkened', values);
}

function inspectHover(accent: Colour, colour: (name: string) => Colour): ConfigFinding {
  const hover = colour('accent-fill-hover');
  const [from, tone] = [toneOf(colour('on-accent-fill')), toneOf(colour('on-accent-fill-hover'))];
  const ratio = ratioOf(colour('on-accent-fill-hover'), hover);
  const values = { accent: toHex(accent), hover: toHex(hover), from, tone, ratio };
  if (contrastOf(accent, hover) < SEEN) return finding('hoverUnseen', values);
  return finding(from === tone ? 'hoverReadable' : 'hoverFlips', values);
}

const toneOf = (colour: Colour) => partnerCheck.tones[toHex(colour) === toHex(black) ? 'black' : 'white'];

/** Rounded down: 4.49 is not 4.5. */
const ratioOf = (one: Colour, other: Colour) =>
  (Math.floor(contrastOf(one, other) * 10) / 10).toLocaleString('en', { minimumFractionDigits: 1 });
