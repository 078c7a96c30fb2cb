import '#src/sections/legal/legal-print.module.css';

export { LegalView } from '#src/sections/legal/legal-view.tsx';
