import { use, useEffect } from 'react';

import { type ShowToast, ToastContext } from './toast.tsx';
import { ToastRegion } from './toast-region.tsx';

/** Shows a short message that disappears by itself. Only inside a `ToastProvider`. */
export function useToast(): ShowToast {
  const toasts = use(ToastContext);
  if (!toasts) throw new Error('useToast must be used inside <ToastProvider>.');
  const { show, drawWith } = toasts;
  useEffect(() => drawWith(ToastRegion), [drawWith]);
  return show;
}
