/** Id of the message dialog, which is in the HTML of every page. */
export const MESSAGE_DIALOG = 'message-dialog';

/** The same of the element around it, which React takes over by itself. */
export const MESSAGE_PLACE = 'message-place';

/** Keeps the ids that React makes there apart from those of the page. */
export const MESSAGE_IDS = { identifierPrefix: 'message' } as const;
