import { fieldFinding, formerHeadings, formerPages } from '#scripts/legal/read/front-matter.ts';
import { suggestion } from '#scripts/support/suggestion.ts';
import { routeIdOf, routes } from '#src/routes.ts';
import { legalRule } from '../legal-rule.ts';

/** Former headings lead from a heading that is gone to one that is there. */
export const formerAddresses = legalRule('former-addresses', ({ document: text }) => {
  const { frontMatter } = text.front;
  if (!frontMatter) return [];
  const ids = text.outline.map((entry) => entry.id);
  const path = routes[text.id];
  const messages = [
    ...frontMatter.formerPaths
      .filter((former) => former.includes('#') && !former.startsWith(`${path}#`))
      .map(
        (former) => `has “${former}”, which names another page: write ${path}#old-heading -> #new-heading`,
      ),
    ...formerPages(frontMatter)
      .filter((former) => routeIdOf(former) !== undefined)
      .map((former) => `has “${former}”, which is the address of a page today: remove its entry`),
    ...[...formerHeadings(frontMatter)].flatMap(([former, current]) => [
      ...(ids.includes(former)
        ? [`has #${former}, which is the address of a heading today: remove its entry`]
        : []),
      ...(ids.includes(current)
        ? []
        : [
            `leads #${former} to #${current}, which is no heading: ${suggestion(current, ids) ?? 'write the address of a heading of this document'}`,
          ]),
    ]),
  ];
  return messages.map((message) => fieldFinding(text, 'formerPaths', message));
});
