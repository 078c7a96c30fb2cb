/** The taps on the home page, in this order, and the state that each must reach. */
export const taps = [
  {
    name: 'open the menu',
    selector: 'header button[popovertarget]',
    shows: '#side-panel:popover-open',
  },
  {
    name: 'turn a slide',
    selector: '[aria-label="Next slide"]:visible',
    // They also turn by themselves.
    shows: 'figure[data-active=true]:visible:not(:has-text("Every deal"))',
  },
  { name: 'show a tab', selector: '#tab-marketplace', shows: '#tab-marketplace[aria-selected=true]' },
  {
    name: 'open a film',
    selector: 'button[commandfor=film-tour][command=show-modal]',
    shows: 'dialog[open] video',
  },
  {
    name: 'write a message',
    selector: ':is(a[href$="#message"], footer [command])',
    shows: 'dialog[open] form',
  },
] as const;

export type Tap = (typeof taps)[number];

/** Taps before any script: a message then leads to the contact page, which no port has. */
export const firstTaps = taps.filter(({ name }) => name !== 'write a message');
