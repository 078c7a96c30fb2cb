/**
 * One stroke style on a 24 px grid: 1.5 px, round caps and joins, drawn inside 3 … 21.
 * A dot is a line of no length: its round caps draw it.
 */
export const controlPaths = {
  'arrow-right': 'M4 12h15.5M13.5 6l6 6-6 6',
  'arrow-left': 'M20 12H4.5M10.5 6l-6 6 6 6',
  'chevron-down': 'M6 9.5l6 6 6-6',
  close: 'M6 6l12 12M18 6 6 18',
  play: 'M8.5 5.2v13.6L19 12z',
  pause: 'M9 6v12M15 6v12',
  check: 'M5 12.8l4.4 4.4L19 7.2',
  alert: 'M20.5 12a8.5 8.5 0 1 1-17 0 8.5 8.5 0 0 1 17 0zM12 7.8v5M12 16.2h.01',
  window:
    'M5 5h14a1.5 1.5 0 0 1 1.5 1.5v11A1.5 1.5 0 0 1 19 19H5a1.5 1.5 0 0 1-1.5-1.5v-11A1.5 1.5 0 0 1 5 5zM3.5 9.5h17',
  external:
    'M13.5 4.5h6v6M19.5 4.5l-9 9M10 6H6A1.5 1.5 0 0 0 4.5 7.5V18A1.5 1.5 0 0 0 6 19.5h10.5A1.5 1.5 0 0 0 18 18v-4',
} as const satisfies Readonly<Record<string, string>>;

export type ControlName = keyof typeof controlPaths;
