/** Icon of a partner's tab before the partner is loaded: not that of a brand. */
export const neutralIcon = '/neutral-icon.svg';
