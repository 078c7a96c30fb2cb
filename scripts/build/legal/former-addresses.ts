import type { FrontMatter } from '#src/model/legal.schema.ts';

/** Former paths of a whole document; each redirects to it. */
export const formerPages = ({ formerPaths }: Pick<FrontMatter, 'formerPaths'>): readonly string[] =>
  formerPaths.filter((path) => !path.includes('#'));

/** Former heading id → the id of the heading that answers for it now, from `'/terms#old -> #new'`. */
export const formerHeadings = ({
  formerPaths,
}: Pick<FrontMatter, 'formerPaths'>): ReadonlyMap<string, string> =>
  new Map(
    formerPaths.flatMap((path) => {
      const { former, current } = /#(?<former>[\w-]+) -> #(?<current>[\w-]+)$/.exec(path)?.groups ?? {};
      return former && current ? [[former, current]] : [];
    }),
  );
