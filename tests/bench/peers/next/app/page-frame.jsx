import fonts from '../bundled/fonts.json';
import { Messages, SiteHeader } from '../bundled/islands/islands.js';
import {
  FooterContent,
  labels,
  layout,
  metadataOf,
  PageHead,
  routes,
  serializeJsonLd,
  showAt,
  toJsonLd,
} from '../bundled/still/frame.js';

/** Everything around a page. */
export function PageFrame({ id, head, children }) {
  const path = routes[id];
  showAt(path);
  return (
    <html lang="en" dir="ltr" data-mode="main">
      <head>
        <PageHead id={id} metadata={metadataOf(id)} path={path} language="en" />
        {fonts.first.map((font) => (
          <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="" />
        ))}
        <style dangerouslySetInnerHTML={{ __html: fonts.css }} />
        {head}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <meta name="theme-color" content="#0d2129" />
        <script
          type="application/ld+json"
          dangerouslySetInnerHTML={{ __html: serializeJsonLd(toJsonLd(id)) }}
        />
      </head>
      <body>
        <div id="root">
          <a className={layout.skipLink} href="#content">
            {labels.skipToContent}
          </a>
          <div id="consent-place" />
          <SiteHeader path={path} />
          <main id="content" tabIndex={-1} className={layout.main}>
            {children}
          </main>
          <FooterContent />
          <Messages />
        </div>
      </body>
    </html>
  );
}
