import { useEffect, useLayoutEffect } from 'react';
import type { RefObject } from 'react';
import { closeOnPressBeside } from './close-on-press-beside.ts';

/** Shows the dialog as a modal while `isOpen`; unmounting closes it, which gives the focus back. */
export function useModal(
  ref: RefObject<HTMLDialogElement | null>,
  isOpen: boolean,
  closesBeside: boolean,
): void {
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog || !isOpen) return;
    if (!dialog.open) dialog.showModal();
    return () => dialog.close();
  }, [ref, isOpen]);

  useEffect(() => {
    const dialog = ref.current;
    // Browsers that know `closedby` do this themselves.
    if (!dialog || !closesBeside || 'closedBy' in dialog) return;
    return closeOnPressBeside(dialog);
  }, [ref, closesBeside]);
}
