import type { AlternativeTexts } from '#src/model/alternative-texts.schema.ts';

/** Describes each picture of content/pictures.ts for visitors who cannot see it (R3.11). */
export const alternativeTexts: AlternativeTexts = {
  'segment-family-office':
    'Water flows down a series of ridges and divides into five channels across a plain.',
  'segment-fund-managers':
    'Seven streams join one river, pass through a large ring and divide to five wells.',
  'segment-advisory-ma':
    'A bridge carries a channel between a teal bank and a copper bank; its arch and reflection form a circle.',
  'segment-accelerators':
    'Many springs seen from above, each with its own terraces, connected by shared channels.',
  'segment-investors':
    'A lens over a field of points. One point glows under it, linked by a dotted line to a hidden figure.',
  'segment-founders': 'A spring rises through layers of rock into a fountain at dawn.',
  'world-channels': 'A dotted map of the world with lines from Dubai to eleven cities.',
  'world-channels-near': 'A dotted map from London to Hong Kong with lines from Dubai to six cities.',
  'listing-warehouses': 'Three cold-storage warehouses with lorries at the quay of a deep-water port.',
  'listing-clinics': 'A laboratory bench with four test tubes and a microscope.',
  'listing-plant': 'Boxes on the conveyor of a packaging plant, under a robot arm.',
  'listing-payments': 'Two payment cards on a ground of fine lines.',
  'listing-student-homes': 'Four blocks of student homes with lit windows in the evening.',
  'listing-solar-farms': 'Rows of solar panels in the desert, with a battery store.',
  'listing-villa': 'A modern villa of two floors above a pool, among palms in the evening.',
  'listing-towers': 'Two residential towers on the waterfront at dusk.',
  'listing-lake-house': 'A house with arches and a tower on a lake, among cypresses, with a sailing boat.',
  'listing-courtyard-house':
    'The courtyard of a house with arches, a wind tower, palms and a pool, by night.',
  'listing-mountain-lodge': 'A timber lodge with a roof of snow, between pines, below three peaks.',
};
