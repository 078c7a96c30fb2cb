import { use, useEffect } from 'react';

import { type ShowToast, ToastContext } from './toast.tsx';
import { ToastRegion } from './toast-region.tsx';

export function useToast(): ShowToast {
  const toasts = use(ToastContext);
  if (!toasts) throw new Error('useToast must be used inside <ToastProvider>.');
  const { show, drawWith } = toasts;
  useEffect(() => drawWith(ToastRegion), [drawWith]);
  return show;
}
