import { expect, it } from 'vitest';

import { consentTools } from '#src/model/site.schema.ts';
import { findConsentProblem } from './consent-setting.ts';

const settings = {
  'built-in': { VITE_GA_ID: 'G-1' },
  vendor: { VITE_ADS_ID: 'AW-1', VITE_CONSENT_SCRIPT: 'https://vendor.example/tool.js' },
  none: { VITE_GA_ID: '', VITE_API_ORIGIN: 'https://api.example' },
};

it.each(consentTools)('settings of another consent tool than %s are reported with remedy', async (tool) => {
  expect(await findConsentProblem(settings[tool], tool)).toEqual([]);
  for (const built of consentTools.filter((other) => other !== tool)) {
    const [found] = await findConsentProblem(settings[built], tool);
    expect(found?.file).toBe('content/site.ts');
    expect(found?.message).toContain(`has '${built}'`);
  }
});
