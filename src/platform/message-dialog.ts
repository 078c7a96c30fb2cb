/** Id of the message dialog, which is in the HTML of every page. */
export const MESSAGE_DIALOG = 'message-dialog';
