import type { RouteId } from '#src/routes.ts';

/** The place of a slide of one of the two products. */
export const slideId = (product: string, index: number): string => `slide-${product}-${index + 1}`;

/** The place of the centrepiece of a segment. Part of the product has the id of the page itself. */
export const segmentId = (id: RouteId): string => `role-${id}`;
