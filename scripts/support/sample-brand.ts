/** The invented brand for which the sample content was written. `npm run launch-check` searches for it once `content/site.ts` names another. */
export const SAMPLE_BRAND = 'Qanat';

/** The Arabic explanation of that name. The word alone also means any channel. */
export const SAMPLE_STORY = '«القناة(?:»| مجرى)';

/** The place of the sample brand, whose law its texts name. */
export const SAMPLE_LOCALITY = 'Dubai';
export const SAMPLE_PLACE = 'Dubai|DIFC|دبي';
