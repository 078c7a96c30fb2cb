import { Picture } from '#src/sections/picture/picture.tsx';

/** Lines from Dubai to cities of the world. On phones the map is cropped, with fewer lines. */
export function WorldMap({ sizes }: { readonly sizes: string }) {
  return <Picture id="world-channels" narrow="world-channels-near" sizes={sizes} />;
}
