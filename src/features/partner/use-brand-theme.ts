import { useLayoutEffect } from 'react';

import { accentTokens } from '#src/lib/colour/accent.ts';
import { black, readHexColour } from '#src/lib/colour/colour.ts';
import { setRootTokens } from '#src/platform/root-tokens.ts';
import type { PartnerState } from './partner-state.ts';

/**
 * The light theme, in the partner's colours when it has an accent. A text that is no hex colour is
 * told to the console and counts as black (R5.14, F-A8).
 * @param root of the document that shows the partner, where it is not this one
 */
export function useBrandTheme(state: PartnerState, root?: HTMLElement): void {
  const accentColor = state.status === 'branded' ? state.brand.accentColor : undefined;
  useLayoutEffect(() => setRootTokens({ 'color-scheme': 'light only' }, root), [root]);
  useLayoutEffect(() => {
    if (accentColor === undefined) return undefined;
    const accent = readHexColour(accentColor);
    if (!accent) console.warn(`The partner's accent "${accentColor}" is no hex colour: black is used.`);
    return setRootTokens(accentTokens(accent ?? black), root);
  }, [accentColor, root]);
}
