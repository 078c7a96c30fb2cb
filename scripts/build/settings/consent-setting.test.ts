import { expect, it } from 'vitest';

import { consentTools } from '#src/model/site.schema.ts';
import { findConsentFault } from './consent-setting.ts';

const settings = {
  'built-in': { VITE_GA_ID: 'G-1' },
  vendor: { VITE_ADS_ID: 'AW-1', VITE_CONSENT_SCRIPT: 'https://vendor.example/tool.js' },
  none: { VITE_GA_ID: '', VITE_API_ORIGIN: 'https://api.example' },
};

it.each(consentTools)('reports settings of another consent tool than %s, with the remedy', async (tool) => {
  expect(await findConsentFault(settings[tool], tool)).toEqual([]);
  for (const built of consentTools.filter((other) => other !== tool)) {
    const [found] = await findConsentFault(settings[built], tool);
    expect(`${found?.file}:${found?.line} ${found?.message}`).toMatch(
      new RegExp(
        `^content/site\\.ts:\\d\\d consentTool .* has '${built}': set .*, or write '${built}' and change the cookie and privacy policies`,
      ),
    );
  }
});
