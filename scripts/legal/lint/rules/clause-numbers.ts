import { routes } from '#src/routes.ts';
import { legalRule } from '../legal-rule.ts';
import { type LegalText, wordsOf } from '../words.ts';

const NUMBER = String.raw`(?:\d+(?:\.\d+)*(?:\s?\([a-z\d]{1,4}\))*|\([a-z]{1,3}\)|[IVX]{1,4}\b(?!\s(?:am|have|may|do))|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b)`;
const MORE = String.raw`(?:\s?(?:[–—-]|,|&|to|through|and|or)\s?${NUMBER})*`;

/** Numbers move when a clause is added; those of laws, rulebooks and contracts of others do not. */
const BY_NUMBER = new RegExp(
  String.raw`(?<before>\S+\s+)?(?<cited>(?:\b(?:sub-?)?(?:clause|section|part|paragraph|article|point|chapter|item|title|annex|schedule|exhibit|appendix)(?:e?s)?(?:\s(?:no\.?|number))?|\b(?:art|para|cl|sec)\.?(?=\s*\d)|\b(?:see|per)(?:\sno\.)?(?=\s\(?\d+\.\d)|§§?)\s*\(?(?<number>${NUMBER})${MORE}|\b(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|last)\s(?:clause|section|paragraph|article|chapter)\b)(?:,?\s+(?:of|in|under|to)\s+(?<whose>[\p{L}\p{N}’’ -]+))?`,
  'giu',
);
const OWN = /^(?:(?:this|these|our) |the present )/i;
const LAW =
  /(?:[Ll]aw|Act|[Cc]ode|[Rr]egulations?|[Rr]ules?|[Rr]ulebook|[Dd]irective|[Cc]onvention|\p{Lu}{3,})[,’s]*\s+$/u;

/** A clause is referred to by its name and not by its number. */
export const clauseNumbers = legalRule('clause-numbers', ({ document, library }) =>
  wordsOf(document.tree).flatMap(({ text, lineAt, within }) =>
    [...text.matchAll(BY_NUMBER)].flatMap(({ 0: whole, index, groups = {} }) => {
      const { before = '', cited = '', number = '', whose } = groups;
      const rest = text.slice(index + whole.length);
      const other = library.find(({ front }) =>
        whose?.toLowerCase().includes(front.frontMatter?.title.toLowerCase() ?? '\0'),
      );
      if (
        within.includes('link') ||
        (whose === undefined ? LAW.test(before) || /^\s\p{Lu}{2,}/u.test(rest) : !OWN.test(whose) && !other)
      )
        return [];
      const instead = insteadOf(cited, number, other ?? document, other ? routes[other.id] : '');
      const message = `“${cited.replaceAll(/\s+/g, ' ')}” names a clause by its number, which will move: ${instead}`;
      return [{ line: lineAt(index + before.length), message }];
    }),
  ),
);

function insteadOf(cited: string, number: string, { outline }: LegalText, path: string): string {
  const entry = outline.find((one) => one.number === number.replace(/\s?\(.*$/, ''));
  if (!entry) return `${number && `there is no ${number}; `}write [name of the clause](${path}#its-address)`;
  const link = `[${entry.text.toLowerCase()}](${path}#${entry.id})`;
  return cited.endsWith(number) ? `write ${link}` : `write ${link} and so on, a link for each clause`;
}
