import { useState } from 'react';

/**
 * Whether a picture cannot be shown. Put `onError` on its `img`; another source starts afresh.
 */
export function useBrokenSource(source: string | undefined): { isBroken: boolean; onError: () => void } {
  const [broken, setBroken] = useState<string>();
  return { isBroken: source === undefined || broken === source, onError: () => setBroken(source) };
}
