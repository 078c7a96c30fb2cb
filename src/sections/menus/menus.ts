import { navigation } from '#words/navigation.ts';
import { pageMetadata } from '#words/page-metadata.ts';
import type { PageRow } from '#src/pages.ts';
import { type RouteId, routeIds, rowOf } from '#src/routes.ts';

export type MenuLink = { readonly label: string; readonly description: string; readonly route: RouteId };
type MenuGroup<Id extends string> = {
  readonly id: Id;
  readonly label: string;
  readonly links: readonly MenuLink[];
};

const linksWhere = (isThere: (row: PageRow) => boolean): readonly MenuLink[] =>
  routeIds.flatMap((route) => {
    const { menu } = pageMetadata[route];
    return menu && isThere(rowOf(route)) ? [{ description: '', ...menu, route }] : [];
  });

const groupIn = <Id extends keyof typeof navigation.groups>(
  part: 'header' | 'footer',
  id: Id,
): MenuGroup<Id> => ({
  id,
  label: navigation.groups[id],
  links: linksWhere((row) => row[part] === id),
});

/** The label of a page in the menus. */
export const labelOf = (id: RouteId): string | undefined => pageMetadata[id].menu?.label;

/** Menus and plain links of the header, in reading order. */
export const headerEntries = [
  groupIn('header', 'platform'),
  { ...groupIn('header', 'solutions'), more: linksWhere((row) => row.footer === 'solutions' && !row.header) },
  ...linksWhere((row) => row.header === 'bar'),
  groupIn('header', 'company'),
];

export const footerColumns = (['platform', 'solutions', 'company', 'legal'] as const).map((id) =>
  groupIn('footer', id),
);
