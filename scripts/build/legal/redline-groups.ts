import { isChanged, type RedlineBlock } from './redline.ts';

/** Clauses that follow each other and have all changed, or have all stayed as they were. */
export type RedlineGroup = {
  readonly isChanged: boolean;
  /** How many parts and clauses begin in it. */
  readonly clauses: number;
  readonly blocks: readonly RedlineBlock[];
};

const isHeading = ({ kind }: RedlineBlock) => kind === 'part' || kind === 'clause';

/** Keeps clauses whole: a change is read with the sentences around it. */
export function groupRedline(blocks: readonly RedlineBlock[]): readonly RedlineGroup[] {
  const clauses: RedlineBlock[][] = [];
  for (const block of blocks) {
    const last = clauses.at(-1);
    if (last && !isHeading(block)) last.push(block);
    else clauses.push([block]);
  }
  const groups: RedlineGroup[] = [];
  for (const clause of clauses) {
    const hasChanged = clause.some(isChanged);
    const last = groups.at(-1);
    const isJoined = last?.isChanged === hasChanged;
    groups.splice(isJoined ? -1 : groups.length, isJoined ? 1 : 0, {
      isChanged: hasChanged,
      clauses: (isJoined ? last.clauses : 0) + clause.filter(isHeading).length,
      blocks: [...(isJoined ? last.blocks : []), ...clause],
    });
  }
  return groups;
}
