import { useState } from 'react';
import { createPortal } from 'react-dom';

import { PartnerFooterView } from '#src/features/partner/partner-footer.tsx';
import type { PartnerState } from '#src/features/partner/partner-store.ts';
import { PartnerHeaderView, useBrandTheme } from '#src/features/partner/partner-header.tsx';
import { dressFrame, EMPTY_DOCUMENT } from '#src/platform/frame-document.ts';
import { PartnerLanding } from '#src/sections/partner-landing/partner-landing.tsx';
import styles from './preview-frame.module.css';

type Props = {
  readonly state: PartnerState;
  readonly label: string;
};

/** The page in a window of its own, where media queries see the width of that window. */
export function PreviewFrame({ state, label }: Props) {
  const [body, setBody] = useState<HTMLElement>();
  return (
    <>
      {/* A sandbox would switch off what `scripting` media queries see, and the document is ours alone. */}
      {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
      <iframe
        title={label}
        srcDoc={EMPTY_DOCUMENT}
        onLoad={({ currentTarget }) => void dressFrame(currentTarget).then(setBody)}
      />
      {body &&
        createPortal(
          <PreviewedPage state={state} label={label} root={body.ownerDocument.documentElement} />,
          body,
        )}
    </>
  );
}

/** The keyboard scrolls it, and stops at nothing in it: here nothing acts. */
function PreviewedPage({ state, label, root }: Props & { root: HTMLElement }) {
  useBrandTheme(state, root);
  return (
    <div className={styles.window} role="region" aria-label={label} tabIndex={0}>
      <div inert>
        <PartnerHeaderView state={state} />
        <PartnerLanding state={state} />
        <PartnerFooterView state={state} />
      </div>
    </div>
  );
}
