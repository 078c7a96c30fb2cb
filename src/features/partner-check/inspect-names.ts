import { partnerCheck } from '#content/partner-check/partner-check.ts';
import { fieldOf } from '#src/api/read-fields.ts';
import { type ConfigFinding, finding } from './finding.ts';

const names = Object.keys(partnerCheck.fields);

/** The same for `accentColor`, `accent_color` and `AccentColour`. */
const plain = (name: string) =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z]/g, '')
    .replace('colour', 'color')
    .replace(/(?:document)?(?:url|link|uri)?$/, '');

/**
 * Settings whose name is nearly one that the site knows. Other names are no fault: the platform keeps more
 * than the site asks for.
 */
export function inspectNames(answer: object): readonly ConfigFinding[] {
  return Object.keys(answer).flatMap((name) => {
    const right = names.find((known) => plain(known) === plain(name));
    if (!right || names.includes(name) || fieldOf(answer, right) !== undefined) return [];
    return [finding('nameMisspelt', { name, right })];
  });
}
