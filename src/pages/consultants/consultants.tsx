import { consultants } from '#words/pages/consultants.ts';
import { ContentPage } from '#src/sections/content-page/content-page.tsx';

/** Consultants (R2.41). */
export const ConsultantsPage = () => <ContentPage id="consultants" copy={consultants} />;
