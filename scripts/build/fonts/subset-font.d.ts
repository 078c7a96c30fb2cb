declare module 'subset-font' {
  type Axis = number | { readonly min: number; readonly max: number; readonly default?: number };

  /** Keeps the glyphs of `text` and the OpenType features named; limits or pins variation axes. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      readonly targetFormat: 'woff2' | 'truetype';
      readonly variationAxes?: Readonly<Record<string, Axis>>;
      readonly keepFeatures?: readonly string[];
      readonly noHinting?: boolean;
    },
  ): Promise<Buffer>;
}
