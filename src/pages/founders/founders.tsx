import { founders } from '#content/pages/founders.ts';
import { ContentPage } from '#src/sections/content-page/content-page.tsx';
import { Application } from './application.tsx';

/** Founders and capital seekers (R2.34). */
export const FoundersPage = () => (
  <ContentPage id="founders" copy={founders} own={{ admission: <Application /> }} />
);
