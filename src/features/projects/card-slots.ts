/** Slots of a project's card: the card itself, its heading with the link, what the link says, and each field. */
export const cardSlots = [
  'card',
  'heading',
  'title',
  'action',
  'frame',
  'days',
  'assetClass',
  'description',
  'tags',
  'targetAmount',
  'target',
  'amounts',
  'regions',
  'creatorName',
] as const;

export type CardSlot = (typeof cardSlots)[number];
