type Press = Pick<MouseEvent, 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'> & { readonly button?: number };

/** A press of a button or a key that asks the browser for nothing else: no new tab, no window, no download. */
export const isPlainPress = (press: Press): boolean =>
  !press.button && !press.metaKey && !press.ctrlKey && !press.shiftKey && !press.altKey;
