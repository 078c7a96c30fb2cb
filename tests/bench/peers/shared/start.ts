import { startServices } from '#src/app/services/start-services.ts';
import { followMessageLinks } from '#src/features/contact/follow-message-links.ts';
import { startFilmLoop } from '#src/platform/motion.ts';
import { hasConsentTool } from '#src/platform/services/service-settings.ts';
import { followReading } from '#src/sections/legal/follow-reading.ts';
import { followMenus } from '#src/ui/menu/follow-menus.ts';
import { followSlides } from '#src/ui/slideshow/follow-slides.ts';
import { followTabs } from '#src/ui/tabs/follow-tabs.ts';

// The plain script of the site, as Astro bundles it: a module of each page.
followMenus();
followTabs();
followSlides();
followReading();
followMessageLinks();
if (hasConsentTool) startServices();
addEventListener('load', startFilmLoop);
