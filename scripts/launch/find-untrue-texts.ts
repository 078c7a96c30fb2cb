import { findConsentFault } from '#scripts/build/consent-setting.ts';
import type { Obstacle } from './obstacle.ts';

/** Legal documents that read for another consent tool than the one that runs. @param env of the build */
export const findUntrueTexts = async (
  env: Readonly<Record<string, string | undefined>>,
): Promise<Obstacle[]> =>
  (await findConsentFault(env)).map(({ file, line, message }) => ({
    rule: 'setting',
    place: `${file}:${line}`,
    found: message,
    meaning: 'The privacy and cookie policies would say of consent what is not so.',
    urgency: 'must',
  }));
