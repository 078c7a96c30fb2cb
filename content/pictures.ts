import type { Pictures } from '#src/model/pictures.schema.ts';

/**
 * The pictures of content/pictures, by file name, with `sample: true` while a picture is a sample. Their
 * alternative texts are in the folder of each language. `focus: { x: 30, y: 40 }` is the focal point of a cropped picture.
 */
export const pictures = {
  'listing-warehouses': {
    sample: true,
  },
  'listing-clinics': {
    sample: true,
  },
  'listing-plant': {
    sample: true,
  },
  'listing-payments': {
    sample: true,
  },
  'listing-student-homes': {
    sample: true,
  },
  'listing-solar-farms': {
    sample: true,
  },
  'listing-villa': {
    sample: true,
  },
  'listing-towers': {
    sample: true,
  },
  'listing-lake-house': {
    sample: true,
  },
  'listing-courtyard-house': {
    sample: true,
  },
  'listing-mountain-lodge': {
    sample: true,
  },
} as const satisfies Pictures;
