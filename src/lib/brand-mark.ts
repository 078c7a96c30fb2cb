/** A shaft seen from above and the channel that leaves it make a Q. Fill both paths with one colour. */
export const brandMark = {
  viewBox: '0 0 32 32',
  paths: [
    'M14 1.4A12.4 12.4 0 1 0 14 26.2H30.4V23H22.4A12.4 12.4 0 0 0 14 1.4ZM14 4.6A9.2 9.2 0 1 1 14 23A9.2 9.2 0 1 1 14 4.6Z',
    'M14 28.4H30.4V30.4H14Z',
  ],
} as const;
