import { findConsentFault } from '#scripts/build/settings/consent-setting.ts';
import type { VariableName } from '#scripts/build/settings/variables.ts';
import { may, must, type Obstacle } from './obstacle.ts';

type Env = Readonly<Record<string, string | undefined>>;

type Setting = Pick<Obstacle, 'meaning' | 'urgency'> & { readonly name: VariableName };

/** Variables of the build whose absence visitors or the owner would notice. */
export const launchSettings: readonly Setting[] = [
  {
    name: 'VITE_RECAPTCHA_KEY',
    meaning: 'The contact form sends nothing and offers the mail address instead. Set the site key.',
    urgency: 'must',
  },
  {
    name: 'VITE_API_ORIGIN',
    meaning: 'Calls go to the host of the page, so the CDN must lead them to the platform. Right if it does.',
    urgency: 'may',
  },
  {
    name: 'VITE_GA_ID',
    meaning: 'No page view is counted. Correct if that is intended.',
    urgency: 'may',
  },
  {
    name: 'VITE_ADS_ID',
    meaning: 'There is no advertising tag. Right without advertisements.',
    urgency: 'may',
  },
  {
    name: 'CSP_REPORT_URL',
    meaning: 'Nobody hears of what browsers refuse to load. Set an address that somebody reads.',
    urgency: 'may',
  },
];

/** @param env of the build, the `.env` files included */
export const findUnsetSettings = (env: Env): Obstacle[] =>
  launchSettings
    .filter(({ name }) => !env[name])
    .map(({ name, ...setting }) => ({
      rule: 'setting',
      place: name,
      found: `${name} is not set`,
      ...setting,
    }));

/** What only the owner can switch on, in the console of a service (R9.16). @param env of the build */
export const findServiceSettings = (env: Env): Obstacle[] =>
  env['VITE_GA_ID']
    ? [
        may(
          'setting',
          'VITE_GA_ID',
          'says nothing of location tracking, which is a setting of the property in Google Analytics',
          'Reports would show no regions and cities. In the property, see that granular location and device data collection is on (Admin, Data collection and modification, Data collection).',
        ),
      ]
    : [];

/** Legal documents that read for another consent tool than the one that runs. @param env of the build */
export async function findUntrueTexts(env: Env): Promise<Obstacle[]> {
  const meaning = 'The privacy and cookie policies would say of consent what is not so.';
  const faults = await findConsentFault(env);
  return faults.map(({ file, line, message }) => must('setting', `${file}:${line}`, message, meaning));
}
