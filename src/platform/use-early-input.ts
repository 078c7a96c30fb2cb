import { type RefObject, useEffect, useRef } from 'react';

/**
 * Reports text that was typed into a controlled field before hydration, which React ignores. Put the ref on the field.
 * @param onTyped gets the text, once, when it differs from the built one
 */
export function useEarlyInput(
  built: string,
  onTyped: (text: string) => void,
): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null);
  const report = useRef(() => {
    const typed = field.current?.value ?? built;
    if (typed !== built) onTyped(typed);
  });
  useEffect(() => report.current(), []);
  return field;
}
