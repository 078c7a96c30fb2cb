import type { AlternativeTexts } from '#src/model/alternative-texts.schema.ts';

/** Describes each picture of content/pictures.ts for visitors who cannot see it (R3.11). */
export const alternativeTexts: AlternativeTexts = {
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
