/** A picture's files as `srcset` lists them. */
export const sourceSet = (files: readonly { readonly width: number; readonly path: string }[]): string =>
  files.map(({ width, path }) => `${path} ${width}w`).join(', ');
