import './banner.css';
import './settings.css';
import './switch.css';

import { hide, reset, run, showPreferences } from 'vanilla-cookieconsent';

import { allowLevels } from '#src/platform/services/consent-levels.ts';
import { logService } from '#src/platform/services/service-log.ts';
import { keepAnonymous, readAnswer } from '#src/features/consent/stored-answer.ts';
import { asRegion } from './as-region.ts';
import { toolConfig } from './tool-config.ts';
import { trustTexts } from './trust-texts.ts';

const root = document.documentElement.classList;

/** Asks for consent in a bar at the foot of the window. The page can be used meanwhile. */
export async function showBanner(): Promise<void> {
  // Who has opened the settings already is about to answer.
  if (!root.contains('show--preferences')) await runTool(true);
}

/** Opens the settings, with the answer as it is stored now: another tab may have changed it. */
export async function showSettings(): Promise<void> {
  if (!root.contains('show--consent')) await runTool(false);
  showPreferences();
}

async function runTool(isAsking: boolean): Promise<void> {
  reset();
  const config = toolConfig();
  trustTexts(config);
  await run({
    ...config,
    root: document.getElementById('consent-place'),
    autoShow: isAsking,
    onModalReady: ({ modalName, modal }) => {
      if (modalName === 'consentModal') asRegion(modal);
    },
    onFirstConsent: ({ cookie }) => takeAnswer(cookie),
    onChange: ({ cookie }) => takeAnswer(cookie),
  });
  logService('consent', 'loaded');
}

/** Also where storage is refused: the answer then holds until the page is left. */
function takeAnswer(item: Parameters<typeof keepAnonymous>[0]): void {
  keepAnonymous(item);
  allowLevels(readAnswer(item, 0) ?? []);
  // An answer given in the settings answers the banner too.
  hide();
}
