import { Aids } from '../../bundled/islands/terms-islands.js';
import { LegalView } from '../../bundled/still/terms.js';
import { PageFrame } from '../page-frame.jsx';

export default function Terms() {
  return (
    <PageFrame id="terms">
      <LegalView path="/terms" />
      <Aids path="/terms" />
    </PageFrame>
  );
}
