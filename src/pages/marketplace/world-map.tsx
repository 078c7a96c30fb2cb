import { cities } from '#words/cities.ts';
import { Picture } from '#src/sections/picture/picture.tsx';
import styles from './world-map.module.css';

/** Where each name is in the drawing of 1600 by 800, and the end that stays when it gets longer. */
const places = [
  { city: 'dubai', x: 1017, y: 294, anchor: 'start', scope: 'centre' },
  { city: 'london', x: 737, y: 198, anchor: 'end', scope: 'all' },
  { city: 'lagos', x: 752, y: 457, anchor: 'end', scope: 'all' },
  { city: 'cairo', x: 875, y: 329, anchor: 'end', scope: 'wide' },
  { city: 'johannesburg', x: 875, y: 666, anchor: 'middle', scope: 'wide' },
  { city: 'mumbai', x: 1072, y: 422, anchor: 'middle', scope: 'all' },
  { city: 'singapore', x: 1208, y: 517, anchor: 'middle', scope: 'all' },
  { city: 'hongKong', x: 1254, y: 404, anchor: 'middle', scope: 'all' },
  { city: 'nairobi', x: 913, y: 531, anchor: 'middle', scope: 'phone' },
  { city: 'toronto', x: 389, y: 248, anchor: 'end', scope: 'wide' },
  { city: 'saoPaulo', x: 547, y: 651, anchor: 'middle', scope: 'wide' },
  { city: 'tokyo', x: 1366, y: 263, anchor: 'middle', scope: 'wide' },
  { city: 'sydney', x: 1282, y: 677, anchor: 'middle', scope: 'wide' },
] as const;

/** The map with the names of its cities in the page's language. Phones show the part around Dubai. */
export const WorldMap = () => (
  <div className={styles.map}>
    <Picture id="world-channels" narrow="world-channels-near" sizes="(width > 1360px) 80rem, 92vw" />
    <svg className={styles.names} viewBox="0 0 1600 800" aria-hidden="true">
      {places.map(({ city, x, y, anchor, scope }) => (
        <text key={city} x={x} y={y} textAnchor={anchor} data-scope={scope}>
          {cities[city]}
        </text>
      ))}
    </svg>
  </div>
);
