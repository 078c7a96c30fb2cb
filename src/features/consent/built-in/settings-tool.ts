import './settings.css';
import './switch.css';

import { reset, run, showPreferences } from 'vanilla-cookieconsent';

import { keepAnonymous, readAnswer } from '#src/features/consent/stored-answer.ts';
import { allowLevels } from '#src/platform/services/consent-levels.ts';
import { hideBanner } from './banner.ts';
import { toolConfig } from './tool-config.ts';
import { trustTexts } from './trust-texts.ts';

/** Opens the settings, with the answer as it is stored now: the banner or another tab may have changed it. */
export async function showSettings(): Promise<void> {
  reset();
  const config = toolConfig();
  trustTexts(config);
  await run({
    ...config,
    root: document.getElementById('consent-place'),
    autoShow: false,
    onFirstConsent: ({ cookie }) => takeAnswer(cookie),
    onChange: ({ cookie }) => takeAnswer(cookie),
  });
  showPreferences();
}

/** Also where storage is refused: the answer then holds until the page is left. */
function takeAnswer(item: Parameters<typeof keepAnonymous>[0]): void {
  keepAnonymous(item);
  allowLevels(readAnswer(item, 0) ?? []);
  // An answer given here answers the banner too.
  hideBanner();
}
