import { luxuryRealEstate } from '#words/pages/luxury-real-estate.ts';
import { ContentPage } from '#src/sections/content-page/content-page.tsx';

/** Luxury real estate (R2.39). */
export const LuxuryRealEstatePage = () => <ContentPage id="luxury-real-estate" copy={luxuryRealEstate} />;
