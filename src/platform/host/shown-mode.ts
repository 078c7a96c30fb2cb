/** True when the page shows a partner, as the head script or the start of the app marked it. */
export const isPartnerShown = () => document.documentElement.dataset['mode'] === 'partner';
