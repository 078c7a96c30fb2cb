/** Icon of a partner's tab before the partner is loaded: not that of a brand. */
export const neutralIcon = '/neutral-icon.svg';

/** Picture of a shared link to a partner who has none that networks show. */
export const neutralSharingImage = '/share/neutral.png';
