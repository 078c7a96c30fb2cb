import type { BarContent } from '#product/kit/bar.tsx';
import type { ScreenPart } from '#product/kit/parts.tsx';
import type { Colour } from '#product/kit/pieces.tsx';
import type { RouteId } from '../../src/routes.ts';
import type { IconName } from '../../src/ui/icon/subject-icon.tsx';
import { menus } from '../../content/en/screen-menus.ts';

type App = 'product' | 'marketplace' | 'portal';

type Person = {
  /** Absent: the person is anonymous. */
  readonly initials?: string | undefined;
  readonly name: string;
  readonly role: string;
};

type Columns = readonly {
  /** `index`: narrow, only in wide screens. `main`: what is left. `side`: a third. */
  readonly size: 'index' | 'main' | 'side';
  readonly parts: readonly ScreenPart[];
}[];

/** A screen of the product, composed of HTML. */
export type ScreenContent = Omit<BarContent, 'choice'> & {
  /** What the screen shows, to assistive technology. */
  readonly description: string;
  readonly app: App;
  /** The current entry of the menu: an id in content/en/screen-menus.ts. */
  readonly section: string;
  /** Whose workspace it is, if not the one of the menu. */
  readonly owner?: { readonly workspace?: string; readonly person: Person } | undefined;
  /** Chosen in the bar. The screen is no picture then, but can be used. */
  readonly views?:
    | {
        /** What one chooses, to assistive technology. */
        readonly label: string;
        /** The name of the view with the `columns` of the screen. */
        readonly first: string;
        /** Their columns are in place of the last columns of the screen. */
        readonly others: readonly { readonly name: string; readonly columns: Columns }[];
      }
    | undefined;
  /** Accent colours of a portal, chosen above it. The first one is its own. */
  readonly brands?:
    | {
        readonly label: string;
        readonly address: string;
        /** Colours of src/styles/tokens.css, with their names to assistive technology. */
        readonly accents: readonly {
          readonly id: 'plum' | 'ocean' | 'forest' | 'crimson' | 'copper' | 'slate';
          readonly name: string;
        }[];
      }
    | undefined;
  /** The whole screen is dark. */
  readonly tone?: 'night' | undefined;
  /** Parts across all columns. */
  readonly top?: readonly ScreenPart[] | undefined;
  readonly columns: Columns;
};

/** The menu of each application, which its screens share. */
export type ScreenMenus = Readonly<
  Record<
    App,
    {
      readonly name: string;
      readonly workspace?: string;
      readonly entries: readonly {
        /** A heading of the page of the product, which shows that screen. */
        readonly id: string;
        readonly label: string;
        readonly icon: IconName;
        /** The page that shows it, if it is another one. */
        readonly route?: RouteId;
      }[];
      readonly projects?: {
        readonly title: string;
        readonly items: readonly { readonly name: string; readonly tone: Colour }[];
      };
      readonly person: Person;
    }
  >
>;

/** The screens by their ids, which are the names of their files. */
export const screens = new Map(
  Object.entries(
    import.meta.glob<Readonly<Record<string, ScreenContent>>>('../../content/en/screens/*.ts', {
      eager: true,
    }),
  ).flatMap(([path, words]) =>
    Object.values(words).map((one) => [path.replaceAll(/^.*\/|\.ts$/g, ''), one] as const),
  ),
);

/** @throws Error for a screen without a file; the build has told so before */
export function screenOf(id: string): ScreenContent {
  const screen = screens.get(id);
  if (!screen) throw new Error(`There is no content/en/screens/${id}.ts`);
  return screen;
}

export const allMenus: ScreenMenus = menus;
