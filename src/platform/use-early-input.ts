import { type RefObject, useEffect, useRef } from 'react';

/**
 * What was typed into a controlled field before it was hydrated: React takes over the field, but
 * never hears of it. Put the ref on the field.
 * @param onTyped gets the text, once, when it differs from what was built
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
