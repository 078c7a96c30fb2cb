// Title and icon of a partner's tab before the partner is loaded: without the name or icon of a brand.
export const neutralTitle = 'أسواق خاصة';
export const neutralIcon = '/neutral-icon.svg';
