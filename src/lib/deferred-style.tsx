/** Marks the fold: the style above is inline; here the document gets the sheet of the rest, after the first paint. */
export const DeferredStyle = () => <span id="deferred-style" hidden />;

/** Its HTML, which the build replaces by links to sheets. */
export const DEFERRED_STYLE = '<span id="deferred-style" hidden=""></span>';

/** Stands in the head for the style above the fold: which it is follows from the markup. */
export const HEAD_STYLE = '<style></style>';
