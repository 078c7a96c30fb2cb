import type { Row } from './legal-mistakes.ts';

export const references: readonly Row[] = [
  [
    'a clause of this document by its number',
    /names? a clause by its number, which will move: (?:write \[who we are\]\(#who-we-are\)|there is no)/,
    'See clause 1.1 there.',
    'See clauses 1.1 to 1.2 there.',
    'See clause 14.9 of these terms.',
    'See section 99 below.',
    'See § 1.1 there.',
    'See article 1.1(a) there.',
    'It stands in para. 77 there.',
    'See Clause 1.1(a) there.',
    'See clause no. 1.1 there.',
    'See paragraph (a) above.',
    'See section IV there.',
    'See 1.1 above.',
  ],
  [
    'a clause of another document by its number',
    /names a clause by its number, which will move: write \[your rights to data\]\(\/privacy#your-rights-to-data\)/,
    'See clause 1.1 of the Privacy Policy.',
  ],
  [
    'an address that leads nowhere',
    /leads nowhere|leads to no page|is not encrypted|names no address|is an address of this site/,
    'See [it](javascript:alert).',
    'See [it](ftp://rules.example/a).',
    'See [it](//rules.example/a).',
    'See [it](HTTP://rules.example).',
    'See [it](mailto:nobody).',
    'See [it](https://).',
    'See [it][rules].',
    'See [it][law].\n\n[law]: http://rules.example',
    'See [it](https://qanat.example/terms).',
  ],
  [
    'a clause that is not there, by reference',
    /leads to no clause of content\/legal\/terms\.mdx: did you mean notices\?/,
    'See [it][one].\n\n[one]: #notice',
    'See [it](/terms#noticess).',
  ],
];
