import { createContext, type PropsWithChildren, useState } from 'react';

import type { ToastEntry, ToastLabels } from './toast-message.tsx';
import type { ToastRegion } from './toast-region.tsx';

export type ShowToast = (toast: Pick<ToastEntry, 'message'> & Partial<Pick<ToastEntry, 'variant'>>) => void;

type Toasts = {
  readonly show: ShowToast;
  /** Sets the component that renders them, which is loaded with `useToast`. */
  readonly drawWith: (region: typeof ToastRegion) => void;
};

export const ToastContext = createContext<Toasts | null>(null);

/** More would cover the page; the oldest is removed. */
const MAX_TOASTS = 3;
let lastId = 0;

/** Shows the toasts of its children. A toast never re-renders the children. */
export function ToastProvider({ labels, children }: PropsWithChildren<{ readonly labels: ToastLabels }>) {
  const [toasts, setToasts] = useState<readonly ToastEntry[]>([]);
  const [Region, setRegion] = useState<typeof ToastRegion>();
  const [context] = useState<Toasts>({
    show: ({ message, variant = 'success' }) => {
      const toast = { id: (lastId += 1), message, variant };
      setToasts((shown) => [...shown, toast].slice(-MAX_TOASTS));
    },
    drawWith: (region) => setRegion(() => region),
  });
  const remove = (id: number) => setToasts((shown) => shown.filter((toast) => toast.id !== id));

  return (
    <ToastContext value={context}>
      {children}
      {Region && <Region toasts={toasts} labels={labels} onRemove={remove} />}
    </ToastContext>
  );
}
