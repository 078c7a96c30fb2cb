import { useLocation } from 'react-router-dom';

import { type LanguageCode, languageCodes, languages } from '#content/languages.ts';
import { labels } from '#words/labels.ts';
import { language } from '#words/language.ts';
import { legalIds, pathIn, routeIdOf, rowOf } from '#src/routes.ts';

const others = languageCodes.filter((code) => code !== language.code);

/** The page in another language. An earlier legal text has its document there, an unknown page has home. */
function counterpartOf(path: string, code: LanguageCode): string {
  const id = routeIdOf(path) ?? legalIds.find((legal) => path.startsWith(`${rowOf(legal).path}/`));
  return pathIn(code, id ?? 'home');
}

/** Links to this page in the other languages, each in its own name. Nothing where there is one language. */
export function LanguageLinks({ className }: { readonly className: string | undefined }) {
  const { pathname } = useLocation();
  if (others.length === 0) return null;
  return (
    <ul className={className} role="list" aria-label={labels.language}>
      {others.map((code) => (
        <li key={code}>
          <a href={counterpartOf(pathname, code)} hrefLang={code} lang={code}>
            {languages[code].name}
          </a>
        </li>
      ))}
    </ul>
  );
}
