// Title and icon of a partner's tab before the partner is loaded: without the name or icon of a brand.
export const neutralTitle = 'Private markets';
export const neutralIcon = '/neutral-icon.svg';
