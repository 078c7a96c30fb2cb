import { familyOffice } from '#words/pages/family-office.ts';
import { ContentPage } from '#src/sections/content-page/content-page.tsx';
import { Committee } from '#product/drawings/family-office.tsx';

/** Family offices (R2.34). */
export const FamilyOfficePage = () => (
  <ContentPage id="family-office" copy={familyOffice} centrepiece={<Committee />} />
);
