/** Slots of a partner's page: elements of its header, hero and footer that take a part of the brand. */
export const brandSlots = [
  'logo',
  'picture',
  'eyebrow',
  'title',
  'lead',
  'owner',
  'documents',
  'termsOfService',
  'privacyPolicy',
] as const;

export type BrandSlot = (typeof brandSlots)[number];
