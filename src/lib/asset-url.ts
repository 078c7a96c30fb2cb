/** Where a static file is fetched from: the host of the page, or the one that `VITE_ASSET_ORIGIN` names (R7.16). */
export const assetUrl = (path: string) => `${import.meta.env.VITE_ASSET_ORIGIN ?? ''}${path}`;

/** A picture's files as `srcset` lists them. */
export const sourceSet = (files: readonly { readonly width: number; readonly path: string }[]): string =>
  files.map(({ width, path }) => `${assetUrl(path)} ${width}w`).join(', ');
