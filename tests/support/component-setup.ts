import '#src/styles/layers.css';
import '#src/styles/tokens.css';
import '#src/styles/base.css';
import '#src/styles/parts.css';

import '#src/platform/show-panel.ts';

import { focusNotifications, NOTIFICATIONS } from '#src/platform/notifications.ts';

// As the built HTML and its boot script have it.
document.body.insertAdjacentHTML(
  'beforeend',
  `<div id="${NOTIFICATIONS}" class="notifications" popover="manual" role="region" aria-label="Notifications" tabindex="-1" data-success="Success" data-error="Error" data-close="Dismiss"></div>`,
);
addEventListener('keydown', focusNotifications);
