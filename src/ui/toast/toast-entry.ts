export type ToastVariant = 'success' | 'error';

export interface ToastEntry {
  readonly id: number;
  readonly variant: ToastVariant;
  readonly message: string;
}

/** `success` and `error` are the titles of the toasts, `region` names the place that F8 leads to. */
export type ToastLabels = Readonly<Record<ToastVariant | 'region' | 'close', string>>;
