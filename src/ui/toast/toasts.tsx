import { useEffect, useEffectEvent, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';

import { NOTIFICATIONS } from '#src/platform/notifications.ts';
import { isRecent, LEFT_TOASTS, sessionStore } from '#src/platform/storage/storage.ts';

import { type ToastEntry, type ToastLabels, ToastMessage } from './toast-message.tsx';
import styles from './toast.module.css';

type Toast = Pick<ToastEntry, 'message'> & Partial<Pick<ToastEntry, 'variant' | 'isSilent'>>;

/** More would cover the page; the oldest is removed. */
const MAX_TOASTS = 3;

let shown: readonly ToastEntry[] = [];
let lastId = 0;
let draw: (() => void) | undefined;

/**
 * Readies the region for the first toast: browsers announce only what changes in a live region that was there.
 * @throws Error in a document without the region (R8.13)
 */
export function prepareToasts(): void {
  const region = document.getElementById(NOTIFICATIONS);
  if (!region) throw new Error(`A toast needs the region #${NOTIFICATIONS} of the document.`);
  if (draw) return;
  const { success = '', error = '', close = '' } = region.dataset;
  const root = createRoot(region);
  draw = () => flushSync(() => root.render(<Toasts region={region} labels={{ success, error, close }} />));
  draw();
  addEventListener('pagehide', () => {
    if (shown.length > 0)
      sessionStore.write(LEFT_TOASTS, JSON.stringify({ time: Date.now(), toasts: shown }));
  });
}

/** Shows a short message that disappears by itself. One that is still shown when its page is left follows to the next. */
export function showToast({ message, variant = 'success', isSilent = false }: Toast): void {
  prepareToasts();
  // A success ends the failures before it.
  const kept = variant === 'success' ? shown.filter((toast) => toast.variant === 'success') : shown;
  shown = [...kept, { id: (lastId += 1), message, variant, isSilent }].slice(-MAX_TOASTS);
  draw?.();
}

/** Shows what the last page could not show to its end. Stored text is untrusted, and shown as text. */
export function showLeftToasts(): void {
  const stored = sessionStore.readJson(LEFT_TOASTS);
  sessionStore.remove(LEFT_TOASTS);
  if (typeof stored !== 'object' || !stored || !('time' in stored) || !isRecent(stored.time)) return;
  if (!('toasts' in stored) || !Array.isArray(stored.toasts)) return;
  // The alert that spoke for a silent one was on that page.
  for (const toast of stored.toasts.filter(isToast)) showToast({ ...toast, isSilent: false });
}

const isToast = (toast: unknown): toast is Toast =>
  typeof toast === 'object' && toast !== null && 'message' in toast && typeof toast.message === 'string';

function remove(id: number): void {
  shown = shown.filter((toast) => toast.id !== id);
  draw?.();
}

type Props = { readonly region: HTMLElement; readonly labels: ToastLabels };

/** The toasts, in the region of the built HTML, above the page, its menus and its dialogs. */
function Toasts({ region, labels }: Props) {
  const restoreFocus = useFocusReturn(region);
  const newest = shown.at(-1)?.id;
  useEffect(() => {
    if (!region.isConnected || region.matches(':focus-within')) return;
    // What was opened last is on top.
    region.togglePopover(false);
    region.togglePopover(true);
  }, [region, newest]);

  useEffect(() => {
    const onPress = (event: PointerEvent) => pressBehindDialog(region, event);
    addEventListener('pointerdown', onPress, true);
    return () => removeEventListener('pointerdown', onPress, true);
  }, [region]);

  const close = (id: number) => {
    if (region.contains(document.activeElement)) restoreFocus();
    remove(id);
  };
  const announce = (wanted: ToastEntry['variant']) =>
    shown
      .filter(({ variant, isSilent }) => variant === wanted && !isSilent)
      .map(({ id, message }) => <p key={id}>{`${labels[wanted]}. ${message}`}</p>);

  return (
    <>
      {shown.length > 0 && (
        <ol className={`stack3 ${styles.list}`} role="list">
          {shown.map(({ id, variant, message }) => (
            <li key={id}>
              <ToastMessage {...{ variant, message, labels }} onClose={() => close(id)} />
            </li>
          ))}
        </ol>
      )}
      {/* Without the button. Both are there, empty, from the start: otherwise the first text is not announced. */}
      <div className="hiddenText" role="status" aria-atomic={false}>
        {announce('success')}
      </div>
      <div className="hiddenText" role="alert" aria-atomic={false}>
        {announce('error')}
      </div>
    </>
  );
}

/**
 * A modal dialog makes the region inert: a press on a toast meets the backdrop. It presses the button of the toast
 * instead, and does not close the dialog.
 */
function pressBehindDialog(region: HTMLElement, { target: dialog, clientX, clientY }: PointerEvent): void {
  const isPressed = (element: Element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return clientX > left && clientX < right && clientY > top && clientY < bottom;
  };
  const toast = [...region.querySelectorAll('li')].find(isPressed);
  if (!(dialog instanceof HTMLDialogElement) || !toast || isPressed(dialog)) return;
  const closedBy = dialog.getAttribute('closedby') ?? '';
  dialog.setAttribute('closedby', 'closerequest');
  const onClick = () => {
    dialog.setAttribute('closedby', closedBy);
    const button = toast.querySelector('button');
    if (button && isPressed(button)) button.click();
  };
  addEventListener('click', onClick, { once: true });
}

/** Restores the focus from before it entered the region, on Escape and by the returned function. */
function useFocusReturn(region: HTMLElement): () => void {
  const focusedBefore = useRef<EventTarget | null>(null);
  const restoreFocus = () => {
    if (focusedBefore.current instanceof HTMLElement) focusedBefore.current.focus();
    else region.blur();
  };
  const onEscape = useEffectEvent(restoreFocus);
  useEffect(() => {
    const stopped = new AbortController();
    const { signal } = stopped;
    const onFocus = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && region.contains(relatedTarget)) return;
      focusedBefore.current = relatedTarget;
    };
    region.addEventListener('focusin', onFocus, { signal });
    region.addEventListener('keydown', ({ key }) => key === 'Escape' && onEscape(), { signal });
    return () => stopped.abort();
  }, [region]);
  return restoreFocus;
}
