import { product } from '#words/pages/product.ts';
import { ContentPage } from '#src/sections/content-page/content-page.tsx';

/** The product: functions, users and white-labelling of the software (R2.34). */
export const ProductPage = () => <ContentPage id="product" copy={product} />;
