export { FeaturedIn } from '#src/features/featured-in/featured-in.tsx';
export { HeroFilm } from '#src/pages/home/hero-film.tsx';
export { Products } from '#src/pages/home/products.tsx';
