import { createContext, use, useCallback, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { ToastEntry, ToastLabels, ToastVariant } from './toast-entry.ts';
import { ToastRegion } from './toast-region.tsx';

interface ToastRequest {
  readonly message: string;
  readonly variant?: ToastVariant;
}

type ShowToast = (toast: ToastRequest) => void;

const ToastContext = createContext<ShowToast | null>(null);

// More would cover the page; the oldest gives way.
const mostAtOnce = 3;

/** Shows a short message that goes away by itself. Only inside a `ToastProvider`. */
export function useToast(): ShowToast {
  const show = use(ToastContext);
  if (!show) throw new Error('useToast must be used inside <ToastProvider>.');
  return show;
}

interface ToastProviderProps {
  readonly labels: ToastLabels;
  readonly children: ReactNode;
}

/** Hosts the toasts of everything inside it. A toast never renders the children again. */
export function ToastProvider({ labels, children }: ToastProviderProps) {
  const [toasts, setToasts] = useState<readonly ToastEntry[]>([]);
  const lastId = useRef(0);

  const show = useCallback<ShowToast>(({ message, variant = 'success' }) => {
    lastId.current += 1;
    const toast = { id: lastId.current, message, variant };
    setToasts((shown) => [...shown, toast].slice(-mostAtOnce));
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
