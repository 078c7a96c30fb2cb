/** The mode that the head script has decided by the host name. */
export const siteMode = (): 'main' | 'partner' =>
  document.documentElement.dataset['mode'] === 'partner' ? 'partner' : 'main';
