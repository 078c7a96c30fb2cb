import type { Pictures } from '#src/model/pictures.schema.ts';

/**
 * The pictures of content/pictures, by file name, with `sample: true` while a picture is a sample. Their
 * alternative texts are in the folder of each language. `focus: { x: 30, y: 40 }` is the focal point of a cropped picture. `crops` are the
 * parts that are readable at the size they are shown, in pixels of the source.
 */
export const pictures = {
  'product-pipeline': {
    sample: true,
    legibleFromPx: 1297,
    crops: {
      page: { x: 0, y: 0, width: 1460, height: 690 },
      column: { x: 785, y: 180, width: 815, height: 562 },
      phone: { x: 972, y: 196, width: 345, height: 340 },
    },
  },
  'product-data-room': {
    sample: true,
    legibleFromPx: 1297,
    crops: {
      column: { x: 281, y: 82, width: 880, height: 607 },
      phone: { x: 600, y: 145, width: 425, height: 418 },
    },
  },
  'product-relations': {
    sample: true,
    legibleFromPx: 1297,
    crops: {
      column: { x: 640, y: 85, width: 880, height: 607 },
      phone: { x: 645, y: 290, width: 425, height: 418 },
    },
  },
  'product-fundraising': {
    sample: true,
    legibleFromPx: 1297,
    crops: {
      page: { x: 0, y: 0, width: 1460, height: 690 },
      column: { x: 275, y: 90, width: 880, height: 607 },
      phone: { x: 290, y: 100, width: 425, height: 418 },
    },
  },
  'product-nda': {
    sample: true,
    legibleFromPx: 1297,
    crops: {
      column: { x: 535, y: 393, width: 880, height: 607 },
      phone: { x: 1200, y: 98, width: 400, height: 394 },
    },
  },
  'product-kyc': {
    sample: true,
    legibleFromPx: 1297,
    crops: {
      column: { x: 275, y: 82, width: 880, height: 607 },
      phone: { x: 284, y: 95, width: 425, height: 418 },
    },
  },
  'marketplace-browse': {
    sample: true,
    legibleFromPx: 1297,
    crops: {
      page: { x: 0, y: 0, width: 1460, height: 690 },
      column: { x: 340, y: 95, width: 830, height: 573 },
      phone: { x: 345, y: 155, width: 415, height: 408 },
    },
  },
  'marketplace-engage': {
    sample: true,
    legibleFromPx: 1297,
    crops: {
      column: { x: 30, y: 110, width: 840, height: 579 },
      phone: { x: 952, y: 120, width: 425, height: 418 },
    },
  },
  'marketplace-co-invest': {
    sample: true,
    legibleFromPx: 1297,
    crops: {
      column: { x: 25, y: 95, width: 880, height: 607 },
      phone: { x: 32, y: 100, width: 425, height: 418 },
    },
  },
  'segment-family-office': {
    sample: true,
    isMirrored: true,
  },
  'segment-fund-managers': {
    sample: true,
    isMirrored: true,
  },
  'segment-advisory-ma': {
    sample: true,
    isMirrored: true,
  },
  'segment-accelerators': {
    sample: true,
    isMirrored: true,
  },
  'segment-investors': {
    sample: true,
    isMirrored: true,
  },
  'segment-founders': {
    sample: true,
    isMirrored: true,
  },
  'segment-pe-venture-capital': {
    sample: true,
    isMirrored: true,
  },
  'segment-fundraisers': {
    sample: true,
    isMirrored: true,
  },
  'segment-consultants': {
    sample: true,
    isMirrored: true,
  },
  'segment-luxury-real-estate': {
    sample: true,
    isMirrored: true,
  },
  'segment-secondary-exit': {
    sample: true,
    isMirrored: true,
  },
  'world-channels': {
    sample: true,
    legibleFromPx: 550,
  },
  'world-channels-near': {
    sample: true,
    legibleFromPx: 269,
  },
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
} as const satisfies Pictures;
