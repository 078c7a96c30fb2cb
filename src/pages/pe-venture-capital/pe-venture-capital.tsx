import { peVentureCapital } from '#content/pages/pe-venture-capital.ts';
import { ContentPage } from '#src/sections/content-page/content-page.tsx';
import { Record } from './record.tsx';

/** Private equity and venture capital (R2.35). */
export const PeVentureCapitalPage = () => (
  <ContentPage id="pe-venture-capital" copy={peVentureCapital} own={{ record: <Record /> }} />
);
