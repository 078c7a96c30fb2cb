import '#src/styles/index.css';

export { labels } from '#words/labels.ts';
export { FooterContent } from '#src/app/footer/footer-content.tsx';
export { default as layout } from '#src/app/layouts/layouts.module.css';
export { serializeJsonLd, toJsonLd } from '#src/head/json-ld.ts';
export { metadataOf, PageHead } from '#src/head/page-head.tsx';
export { routes } from '#src/routes.ts';
export { showAt } from './without-context.ts';
