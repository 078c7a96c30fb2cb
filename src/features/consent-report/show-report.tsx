import { createRoot } from 'react-dom/client';

import { ConsentReport } from './consent-report.tsx';

/** Shows at the foot of the window what loaded and why: for whoever adds `?consent-debug` to an address. */
export function showReport(): void {
  const host = document.createElement('div');
  document.body.append(host);
  const root = createRoot(host);
  const close = () => {
    root.unmount();
    host.remove();
  };
  root.render(<ConsentReport onClose={close} />);
}
