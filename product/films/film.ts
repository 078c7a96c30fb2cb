export type Scene = {
  readonly id: string;
  readonly seconds: number;
  /** The place in `steps`, from 0. */
  readonly step?: number | undefined;
  readonly title: string;
  /** One sentence or two, which can be read in the time of the scene. */
  readonly text: string;
  /** A file of content/en/screens. Without it the scene has words alone. */
  readonly screen?: string | undefined;
  /** The camera goes to the card in which the text `on` of the screen is first. Moments are in seconds from the start. */
  readonly shots?:
    | readonly {
        readonly at: number;
        readonly on: string;
        /** Draws a frame around the card. */
        readonly lights?: boolean | undefined;
        /** Draws the lines of the card: signatures, or a chart. */
        readonly draws?: boolean | undefined;
      }[]
    | undefined;
  /** Moves a card of a board, by the titles of the card and of both columns. */
  readonly move?:
    | {
        readonly at: number;
        readonly card: string;
        readonly from: string;
        readonly to: string;
        /** Texts that change with it: those of the card, or else all of the screen. */
        readonly changes: readonly { readonly before: string; readonly after: string }[];
      }
    | undefined;
  /** Large figures, in a scene without a screen. */
  readonly figures?: readonly { readonly value: string; readonly label: string }[] | undefined;
};

export type Film = {
  readonly title: string;
  /** For search engines. */
  readonly description: string;
  /** Shown above the scenes. That of a scene is lit. */
  readonly steps: readonly string[];
  readonly scenes: readonly Scene[];
};

export type FilmWords = {
  readonly label: string;
  readonly heading: string;
  readonly intro: string;
  readonly tour: Film;
  readonly explainer: Film;
};
