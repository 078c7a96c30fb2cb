import { menus } from '#words/screen-menus.ts';
import { home } from '#words/pages/home.ts';
import { product } from '#words/pages/product.ts';
import { ProductScreen } from '#product/screens/product-screen.tsx';

const entries: ReadonlySet<string> = new Set(menus.product.entries.map(({ id }) => id));

const { screen: board } = home.hero;

/** Shown already. */
const isBoard = (screen: string) => board.kind === 'product' && board.screen === screen;

/** The screens that the menu of the board opens: those of the chapters to which its entries link. */
export const MenuScreens = () =>
  product.sections.capabilities.items
    .filter(({ id, screen }) => entries.has(id) && !isBoard(screen))
    .map(({ id, screen }) => <ProductScreen key={id} id={screen} isStill hasLinks />);
