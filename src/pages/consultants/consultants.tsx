import { consultants } from '#words/pages/consultants.ts';
import { ContentPage } from '#src/sections/content-page/content-page.tsx';
import { Directory } from '#product/drawings/consultants.tsx';

/** Consultants and independent advisers (R2.41). */
export const ConsultantsPage = () => (
  <ContentPage id="consultants" copy={consultants} centrepiece={<Directory />} />
);
