import { createContext, type ReactNode, useCallback, useMemo, useRef, useState } from 'react';

import type { ToastEntry, ToastLabels } from './toast-message.tsx';
import type { ToastRegion } from './toast-region.tsx';

export type ShowToast = (toast: Pick<ToastEntry, 'message'> & Partial<Pick<ToastEntry, 'variant'>>) => void;

type Toasts = {
  readonly show: ShowToast;
  /** Gives the component that draws them, which comes with what shows the first one (`useToast`). */
  readonly drawWith: (region: typeof ToastRegion) => void;
};

export const ToastContext = createContext<Toasts | null>(null);

/** More would cover the page; the oldest is removed. */
const MAX_TOASTS = 3;

type ProviderProps = { readonly labels: ToastLabels; readonly children: ReactNode };

/** Shows the toasts of its children. A toast never re-renders the children. */
export function ToastProvider({ labels, children }: ProviderProps) {
  const [toasts, setToasts] = useState<readonly ToastEntry[]>([]);
  const [Region, setRegion] = useState<typeof ToastRegion>();
  const lastId = useRef(0);

  const show = useCallback<ShowToast>(({ message, variant = 'success' }) => {
    lastId.current += 1;
    const toast = { id: lastId.current, message, variant };
    setToasts((shown) => [...shown, toast].slice(-MAX_TOASTS));
  }, []);

  const context = useMemo(
    () => ({ show, drawWith: (region: typeof ToastRegion) => setRegion(() => region) }),
    [show],
  );

  const remove = useCallback((id: number) => {
    setToasts((shown) => shown.filter((toast) => toast.id !== id));
  }, []);

  return (
    <ToastContext value={context}>
      {children}
      {Region && <Region toasts={toasts} labels={labels} onRemove={remove} />}
    </ToastContext>
  );
}
