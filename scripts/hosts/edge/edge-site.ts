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
  /** The `Cache-Control` of files, by path or by a beginning that ends in `*`; the first that matches counts. */
  readonly caching: readonly (readonly [path: string, value: string])[];
  /** A pattern of paths that are not served. */
  readonly hidden: string;
  readonly hiddenFromRobots: string;
  readonly markdownType: string;
}
