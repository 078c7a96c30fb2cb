/** Marks the fold: the style above is inline; here the document gets the sheet of the rest, after the first paint. */
export const DeferredStyle = () => <span id="deferred-style" hidden />;

/** Its HTML, which the document replaces by the sheet. */
export const DEFERRED_STYLE = '<span id="deferred-style" hidden=""></span>';
