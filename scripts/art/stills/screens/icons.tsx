/** Line icons on a 16-unit grid. */
const shapes = {
  home: 'M2.5 7.5 8 2.8l5.5 4.7M4 6.6v6.6h8V6.6M6.8 13.2V9.4h2.4v3.8',
  board: 'M2.5 3h3v10h-3zM6.5 3h3v6.5h-3zM10.5 3h3v8.2h-3z',
  folder: 'M2 4.2h4.2l1.4 1.6H14v7H2z',
  people:
    'M6 7.6a2.4 2.4 0 1 0 0-4.8 2.4 2.4 0 0 0 0 4.8ZM1.8 13.2c.2-2.4 1.9-3.8 4.2-3.8s4 1.4 4.2 3.8M10.6 7.3a2 2 0 1 0-.4-3.9M11.6 9.6c1.6.3 2.5 1.6 2.6 3.6',
  pen: 'M2.6 13.4l.6-2.8 7.6-7.6 2.2 2.2-7.6 7.6zM9.4 4.4l2.2 2.2M9 13.4h4.4',
  shield: 'M8 1.9l5 1.8v4c0 3.2-2 5.3-5 6.5-3-1.2-5-3.3-5-6.5v-4zM5.8 8l1.6 1.6 2.9-3',
  chart: 'M2.5 13.4h11M4 11V8M7 11V4.6M10 11V6.6M13 11V3',
  search: 'M7 11.6a4.6 4.6 0 1 0 0-9.2 4.6 4.6 0 0 0 0 9.2ZM10.4 10.4l3.4 3.4',
  bell: 'M3.4 11.6h9.2l-1.2-1.8V6.9a3.4 3.4 0 0 0-6.8 0v2.9zM6.8 13.6h2.4',
  plus: 'M8 3v10M3 8h10',
  down: 'M4 6.2 8 10l4-3.8',
  right: 'M6.2 4 10 8l-3.8 4',
  clock: 'M8 13.8A5.8 5.8 0 1 0 8 2.2a5.8 5.8 0 0 0 0 11.6ZM8 4.8V8l2.2 1.6',
  file: 'M4 1.9h5l3 3v9.2H4zM8.8 2v3.2H12',
  sheet: 'M4 1.9h5l3 3v9.2H4zM8.8 2v3.2H12M5.8 8h4.4M5.8 10h4.4M5.8 12h4.4M8 8v4',
  lock: 'M3.8 7.2h8.4v6.4H3.8zM5.6 7V5a2.4 2.4 0 0 1 4.8 0v2',
  eye: 'M1.8 8S4 4 8 4s6.2 4 6.2 4-2.2 4-6.2 4-6.2-4-6.2-4ZM8 9.8a1.8 1.8 0 1 0 0-3.6 1.8 1.8 0 0 0 0 3.6Z',
  hidden:
    'M2.4 2.4l11.2 11.2M6.4 4.3C6.9 4.1 7.4 4 8 4c4 0 6.2 4 6.2 4s-.7 1.2-1.9 2.3M4.3 5.3C2.7 6.4 1.8 8 1.8 8S4 12 8 12c.9 0 1.7-.2 2.4-.5M6.8 6.8a1.8 1.8 0 0 0 2.4 2.4',
  check: 'M3 8.6l3.2 3.2L13 4.6',
  download: 'M8 2.4v7.4M4.8 7 8 10l3.2-3M2.8 13.2h10.4',
  message: 'M2.2 3h11.6v8H7.6l-3 2.6V11H2.2z',
  filter: 'M2 3.6h12M4.4 8h7.2M6.6 12.4h2.8',
  globe: 'M8 14A6 6 0 1 0 8 2a6 6 0 0 0 0 12ZM2 8h12M8 2c2.2 2 2.2 10 0 12M8 2c-2.2 2-2.2 10 0 12',
  building: 'M3 14V3.4l5-1.6V14M8 6l5 1.4V14M1.8 14h12.4M5 6h1M5 8.6h1M5 11.2h1M10 9.6h1M10 11.8h1',
  drop: 'M8 1.9s4.4 4.6 4.4 7.8a4.4 4.4 0 0 1-8.8 0C3.6 6.5 8 1.9 8 1.9Z',
  leaf: 'M3 13c0-6 3-10 10.4-10.4C13.6 9.4 10 12.6 5 12M3 13.8C4 10.6 6 8.2 9.4 6.6',
  chip: 'M4 4h8v8H4zM6.4 6.4h3.2v3.2H6.4zM6 1.8V4M10 1.8V4M6 12v2.2M10 12v2.2M1.8 6H4M1.8 10H4M12 6h2.2M12 10h2.2',
  coins:
    'M6 7.4c2.4 0 4.2-.9 4.2-2.2S8.4 3 6 3 1.8 3.9 1.8 5.2 3.6 7.4 6 7.4ZM1.8 5.2v4.6C1.8 11 3.6 12 6 12M10.2 5.2v1.4M10 13.4c2.3 0 4.2-.9 4.2-2.1S12.3 9.2 10 9.2s-4.2.9-4.2 2.1 1.9 2.1 4.2 2.1Z',
  ship: 'M2 10h12l-1.6 3.6H3.6zM4 10V6.4h8V10M8 6.4V2.4M8 3l3 1.6',
  calendar: 'M2.4 3.6h11.2v10H2.4zM2.4 6.6h11.2M5.4 2v2.6M10.6 2v2.6',
  mail: 'M2 3.8h12v8.4H2zM2 4.2l6 4.8 6-4.8',
  more: 'M3.5 8h.1M8 8h.1M12.4 8h.1',
  link: 'M6.6 9.4l2.8-2.8M5.2 7.4 3.6 9a2.4 2.4 0 0 0 3.4 3.4l1.6-1.6M10.8 8.6 12.4 7A2.4 2.4 0 0 0 9 3.6L7.4 5.2',
  spark: 'M8 2v3.4M8 10.6V14M2 8h3.4M10.6 8H14M4 4l2 2M10 10l2 2M12 4l-2 2M6 10l-2 2',
} as const;

export type IconName = keyof typeof shapes;

/** Takes the colour of the text round it. */
export function Icon({
  name,
  size = 15,
  strength = 1.3,
}: {
  name: IconName;
  size?: number;
  strength?: number;
}) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth={strength}
      strokeLinecap="round"
      strokeLinejoin="round"
      style={{ flexShrink: 0 }}
    >
      <path d={shapes[name]} />
    </svg>
  );
}
