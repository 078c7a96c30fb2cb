import './styles/index.css';

import { hydrateRoot } from 'react-dom/client';

import { PartnerCheckPage } from '#src/partner-check/partner-check.tsx';
import { forgetEarlyCalls } from '#src/platform/early-calls.ts';

forgetEarlyCalls();
const root = document.getElementById('root');
if (root) hydrateRoot(root, <PartnerCheckPage />);
