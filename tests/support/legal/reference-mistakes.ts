import { site } from '#content/site.ts';
import type { Row } from './mistakes.ts';

export const references: readonly Row[] = [
  [
    'a clause of this document by its number',
    /names? a clause by its number, which will move: (?:write \[(?:who we are\]\(#who-we-are|name of the clause\]\(#its-address)\)|there is no)/,
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
    'See the third clause there.',
    'The last paragraph says so.',
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
    `See [it](https://${site.brandHost}/terms).`,
    `See [it](https://dev2.${site.brandHost}./terms).`,
  ],
  [
    'a version that is not there',
    /leads to no version of content\/legal\/terms\.mdx: its days are 2026-02-02, 2025-09-15, 2025-03-01/,
    'See [it](/terms/2024-01-01).',
    'See [it](/terms/changes/2025-03-01-to-2025-09-16).',
  ],
  [
    'a clause that is not there, by reference',
    /leads to no clause of content\/legal\/terms\.mdx: did you mean notices\?/,
    'See [it][one].\n\n[one]: #notice',
    'See [it](/terms#noticess).',
  ],
];
