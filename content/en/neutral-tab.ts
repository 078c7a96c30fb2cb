/** Title of a partner's tab before the partner is loaded: without the name of a brand. */
export const neutralTitle = 'Private markets';
