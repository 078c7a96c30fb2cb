import { useLocation } from 'react-router-dom';

import { type LanguageCode, languageCodes, languages } from '#content/languages.ts';
import { language } from '#words/language.ts';
import { legalIds, pathIn, routeIdOf, rowOf } from '#src/routes.ts';

const others = languageCodes.filter((code) => code !== language.code);

/** The page in another language. An earlier legal text has its document there, an unknown page has home. */
function counterpartOf(path: string, code: LanguageCode): string {
  const id = routeIdOf(path) ?? legalIds.find((legal) => path.startsWith(`${rowOf(legal).path}/`));
  return pathIn(code, id ?? 'home');
}

type Props = {
  /** Of each link. */
  readonly className?: string | undefined;
};

/** Links to this page in the other languages, each in its own name. Nothing where there is one language. */
export function LanguageLinks({ className }: Props) {
  const { pathname } = useLocation();
  return others.map((code) => (
    <a key={code} className={className} href={counterpartOf(pathname, code)} hrefLang={code} lang={code}>
      {languages[code].name}
    </a>
  ));
}
