// What the tab of a partner's page shows until the partner is known: no brand's name, no brand's icon.
export const neutralTitle = 'Private markets';
export const neutralIcon = '/neutral-icon.svg';
