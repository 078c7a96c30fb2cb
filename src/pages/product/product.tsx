import { product } from '#content/pages/product.ts';
import { ContentPage } from '#src/sections/content-page/content-page.tsx';

/** Qanat 360: what the software does, for whom, and under whose name (R2.34). */
export const ProductPage = () => <ContentPage id="product" copy={product} />;
