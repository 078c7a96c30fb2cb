/** URL of a static file, on the host of the page or on `VITE_ASSET_ORIGIN` (R7.16). */
export const assetUrl = (path: string) => `${import.meta.env.VITE_ASSET_ORIGIN ?? ''}${path}`;

/** A picture's files as `srcset` lists them. */
export const sourceSet = (files: readonly { readonly width: number; readonly path: string }[]): string =>
  files.map(({ width, path }) => `${assetUrl(path)} ${width}w`).join(', ');
