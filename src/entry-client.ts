import type { ComponentType } from 'react';

import { followLanguages } from '#src/app/languages/follow-languages.ts';
import { followContact } from '#src/features/contact/follow-contact.ts';
import { type FillSection, fillSections } from '#src/platform/fill-sections.ts';
import { wakeIslands } from '#src/platform/islands/wake-islands.ts';
import { LEFT_TOASTS, sessionStore } from '#src/platform/storage/storage.ts';
import { followReading } from '#src/sections/legal/follow-reading.ts';
import { followParts } from '#src/sections/product/follow-parts.ts';
import { followAccordions } from '#src/ui/accordion/follow-accordions.ts';
import { followMenus } from '#src/ui/menu/follow-menus.ts';
import { followPanels } from '#src/ui/panels/follow-panels.ts';

// The site's script: behaviour that HTML does not have, without React. The boot script fetches it when it is needed.
followMenus();
followPanels();
followAccordions();
followParts();
followReading();
followContact();
followLanguages();
fillSections(import.meta.glob<FillSection>('./features/*/fill-*.ts', { import: 'fill' }));
wakeIslands(import.meta.glob<Readonly<Record<string, ComponentType>>>('./**/*.island.tsx'));
if (sessionStore.read(LEFT_TOASTS) !== undefined)
  import('#src/ui/toast/toasts.tsx').then((module) => module.showLeftToasts()).catch(console.warn);
document.documentElement.dataset['script'] = 'running';
