import { expect, it } from 'vitest';

import { clause, findingsAfter } from '#tests/support/legal/findings-after.ts';

/** Each is right as it stands in a contract under English law or that of the financial centre. */
const clauses = [
  'A final judgment of a court of France, the Kingdom of Saudi Arabia, Hong Kong or the State of New York may be enforced under these terms, and so may the judgments of the courts of Côte d’Ivoire.',
  'Interest on a judgment debt runs at 4% a year above the base rate of the Bank of England, or at that of the European Central Bank where it is higher.',
  'Prices do not include Value Added Tax, which is 5% in the United Arab Emirates (Article 3 of Federal Decree-Law No. 8 of 2017 on Value Added Tax).',
  'The rules of these terms apply mutatis mutandis and pro rata to each add-on, bona fide purchasers included, and force majeure, prima facie evidence and ne bis in idem may be relied on, inter alia, pari passu.',
  'Neither side answers for an event that it could not have avoided (“Force Majeure”). While Force Majeure lasts, the duties that it affects are suspended.',
  'A company is insolvent when it cannot pay its debts within the meaning of section 123 of the Insolvency Act 1986, or when a liquidator is appointed under the Companies Act 2006 or a similar law of Delaware.',
  'Data of residents of Switzerland is processed under the Swiss Federal Act on Data Protection, and that of residents of California under the California Consumer Privacy Act.',
  'A dispute is settled under the LCIA Rules, which are deemed to be part of this clause. The seat is London, the language is French, and the tribunal has three arbitrators. The UNCITRAL Arbitration Rules do not apply.',
  'The United Nations Convention on Contracts for the International Sale of Goods, made at Vienna on 11 April 1980, does not apply, nor does the Contracts (Rights of Third Parties) Act 1999.',
  'Under Article 83(5) of the General Data Protection Regulation a fine may reach €20,000,000 or 4% of the turnover of a year; this clause does not add to it.',
  'A notice by post counts as received in Dubai, London or Singapore when the registered letter is handed over, be it on a Friday or during Ramadan.',
  'Under the Limitation Act 1980 a claim in contract is barred after six years, and this clause does not shorten that period for a consumer in England and Wales.',
  'Directive 2011/7/EU of the European Parliament lets a creditor claim interest after 60 days; Regulation (EU) 2016/679 and Schedule 2 to the Unfair Contract Terms Act 1977 remain unaffected.',
  'The Dubai Financial Services Authority, the Financial Conduct Authority and the Ministry of Economy of the United Arab Emirates may ask for records.',
  'The term “Beneficial Owner” means a natural person who ultimately owns or controls a legal entity. A Beneficial Owner need not hold an Account.',
  'A minor is a person who has not reached 21 years of age under the Civil Code of that minor’s country, and acts through a guardian ad litem.',
  'An arbitrator appointed by the Dubai International Arbitration Centre decides ex aequo et bono only where both sides ask for it, as the New York Convention allows, and may (a) order a deposit, (b) extend a time limit or (c) issue a partial award.',
  'Accounting records are kept for seven years (section 388 of the Companies Act 2006); complaints go to the Information Commissioner’s Office at casework@ico.example in the United Kingdom.',
];

it.each(clauses)('leaves correct legal prose alone: %s', async (text) => {
  expect(await findingsAfter(clause, `### No waiver\n\n${text}\n`)).toEqual([]);
});

it('never advises lower case for a name that it does not know', async () => {
  const findings = await findingsAfter(
    clause,
    '### No waiver\n\nWe ask the Zentralbank and the XYQ first.\n',
  );
  expect(findings).toEqual([
    expect.stringMatching(
      /“Zentralbank” has capital letters .*, or, if it is a name, add it to content\/legal\/names\.txt$/,
    ),
    expect.stringMatching(
      /“XYQ” has capital letters .*, or, if it is a name, add it to content\/legal\/names\.txt$/,
    ),
  ]);
  expect(findings.join('\n')).not.toMatch(/write “(?:zentralbank|xyq)/);
});
