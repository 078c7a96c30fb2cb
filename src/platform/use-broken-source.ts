import { useState } from 'react';

/** Whether a picture is missing or failed to load. Put `onError` on its `img`. */
export function useBrokenSource(source: string | undefined): { isBroken: boolean; onError: () => void } {
  const [broken, setBroken] = useState<string>();
  return { isBroken: source === undefined || broken === source, onError: () => setBroken(source) };
}
