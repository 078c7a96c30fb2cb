/** Id of the message dialog, which is in the HTML of every page. */
export const MESSAGE_DIALOG = 'message-dialog';

/** Id of the element around it, a React root. */
export const MESSAGE_PLACE = 'message-place';

/** Separates the ids that React creates there from those of the page. */
export const MESSAGE_IDS = { identifierPrefix: 'message' } as const;
