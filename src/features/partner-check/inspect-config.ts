import { fieldOf } from '#src/api/read-fields.ts';
import type { PartnerConfig } from '#src/api/read-partner-config.ts';
import type { ConfigFinding } from './finding.ts';
import { inspectAccent } from './inspect-accent.ts';
import { inspectLinks } from './inspect-links.ts';
import { inspectNames } from './inspect-names.ts';
import { inspectTexts } from './inspect-texts.ts';

/**
 * All that can be said of a configuration without loading anything.
 * @param answer the configuration as it came
 * @param config the same as the site reads it
 */
export function inspectConfig(answer: object, config: PartnerConfig): readonly ConfigFinding[] {
  return [
    ...inspectNames(answer),
    ...inspectTexts(answer, config),
    ...inspectAccent(fieldOf(answer, 'accentColor')),
    ...inspectLinks(answer, config),
  ];
}
