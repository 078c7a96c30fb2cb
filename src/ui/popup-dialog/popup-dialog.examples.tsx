import type { Examples } from '#src/ui/examples.ts';

import { PopupDialog } from './popup-dialog.tsx';

export const examples = {
  'a few paragraphs': (
    <PopupDialog label="Identity protection" title="Private & Secure Browsing" closeLabel="Close">
      <p>You browse anonymously. Your identity is revealed only when you choose to engage.</p>
      <p>You set the filters on who can see your information.</p>
    </PopupDialog>
  ),
  'paragraphs, a subheading and a ruled list': (
    <PopupDialog label="What is shared" title="Who can see what" closeLabel="Close">
      <p>Two moments decide it: the one at which you engage, and the one at which you sign.</p>
      <h3>Before you engage</h3>
      <ul role="list">
        <li>The issuer does not learn who is reading.</li>
        <li>No other issuer is told.</li>
      </ul>
      <h3>After you have signed</h3>
      <p>The data room opens to the person who signed for the firm.</p>
    </PopupDialog>
  ),
} satisfies Examples;
