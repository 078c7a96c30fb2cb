import { createContext, type ReactNode, use, useCallback, useRef, useState } from 'react';

import type { ToastEntry, ToastLabels } from './toast-message.tsx';
import { ToastRegion } from './toast-region.tsx';

type ShowToast = (toast: Pick<ToastEntry, 'message'> & Partial<Pick<ToastEntry, 'variant'>>) => void;

const ToastContext = createContext<ShowToast | null>(null);

/** More would cover the page; the oldest is removed. */
const MAX_TOASTS = 3;

/** Shows a short message that disappears by itself. Only inside a `ToastProvider`. */
export function useToast(): ShowToast {
  const show = use(ToastContext);
  if (!show) throw new Error('useToast must be used inside <ToastProvider>.');
  return show;
}

type ProviderProps = { readonly labels: ToastLabels; readonly children: ReactNode };

/** Shows the toasts of its children. A toast never re-renders the children. */
export function ToastProvider({ labels, children }: ProviderProps) {
  const [toasts, setToasts] = useState<readonly ToastEntry[]>([]);
  const lastId = useRef(0);

  const show = useCallback<ShowToast>(({ message, variant = 'success' }) => {
    lastId.current += 1;
    const toast = { id: lastId.current, message, variant };
    setToasts((shown) => [...shown, toast].slice(-MAX_TOASTS));
  }, []);

  const remove = useCallback((id: number) => {
    setToasts((shown) => shown.filter((toast) => toast.id !== id));
  }, []);

  return (
    <ToastContext value={show}>
      {children}
      <ToastRegion toasts={toasts} labels={labels} onRemove={remove} />
    </ToastContext>
  );
}
