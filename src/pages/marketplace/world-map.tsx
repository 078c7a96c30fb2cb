import { cities } from '#words/cities.ts';
import { worldMap } from '#content/world-map.ts';
import { Picture } from '#src/sections/picture/picture.tsx';
import type { WorldMap as Places } from '#src/model/exhibit.schema.ts';
import styles from './world-map.module.css';

const { wide, narrow } = worldMap;
const places: Places['places'] = worldMap.places;

/** The map with the names of its cities in the page's language. Phones show the part around its centre. */
export const WorldMap = () => (
  <div className={styles.map}>
    <Picture id={wide.picture} narrow={narrow.picture} sizes="(width > 1360px) 80rem, 92vw" />
    <Names window="wide" />
    <Names window="narrow" />
  </div>
);

const Names = ({ window }: { readonly window: 'wide' | 'narrow' }) => (
  <svg
    className={`${window === 'wide' ? 'fromTablet' : 'belowTablet'} ${styles.names}`}
    data-window={window}
    viewBox={worldMap[window].viewBox}
    aria-hidden="true"
  >
    {places
      .filter(({ only = window }) => only === window)
      .map(({ city, x, y, anchor, isCentre }) => (
        <text key={city} x={x} y={y} textAnchor={anchor} data-centre={isCentre}>
          {cities[city]}
        </text>
      ))}
  </svg>
);
