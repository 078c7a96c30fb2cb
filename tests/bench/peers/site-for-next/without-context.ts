// Components of the server know no contexts in Next.

/** Next decides itself where style goes. */
export const LaterStyle = () => undefined;

export const FileSizes = Promise.resolve(new Map());
