/** What the small programs on the edge know of the site. They find it as the constant `site`. */
export interface EdgeSite {
  readonly brandHost: string;
  /** Canonical paths of all pages; empty where a host takes no program of that length. */
  readonly pages: readonly string[];
  /** Below which the other languages are: `/ar`. */
  readonly bases: readonly string[];
  /** Former path → page. */
  readonly redirects: Readonly<Record<string, string>>;
  readonly redirectStatus: number;
  /** Headers of the paths that match a pattern, on all hosts. A later rule replaces what an earlier one set. */
  readonly rules: readonly (readonly [pattern: string, headers: Readonly<Record<string, string>>])[];
  /** A pattern of paths that are not served. */
  readonly hidden: string;
  readonly hiddenFromRobots: string;
}
