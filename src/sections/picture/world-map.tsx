import { Picture } from '#src/sections/picture/picture.tsx';

/** Channels from Dubai to cities of the world. On phones the map is nearer, with fewer of them. */
export function WorldMap({ sizes }: { readonly sizes: string }) {
  return <Picture id="world-channels" narrow="world-channels-near" sizes={sizes} />;
}
