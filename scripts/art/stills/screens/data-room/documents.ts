import type { IconName } from '../icons.tsx';
import type { Tone } from '../kit.tsx';

export type Access = 'Download' | 'Watermark' | 'View only' | 'Hidden';

export const looks: Record<Access, readonly [Tone, IconName]> = {
  Download: ['teal', 'download'],
  Watermark: ['copper', 'drop'],
  'View only': ['sand', 'eye'],
  Hidden: ['plain', 'hidden'],
};

export interface FileRow {
  readonly index: string;
  readonly name: string;
  readonly icon: IconName;
  readonly access: Access;
  readonly note: string;
}

/** Groups that have access: the lead investor, Group B, the advisers. */
export const groupsWith: Record<Access, readonly [boolean, boolean, boolean]> = {
  Download: [true, true, true],
  Watermark: [true, true, false],
  'View only': [true, true, true],
  Hidden: [true, false, false],
};

export const groups: readonly { readonly title: string; readonly files: readonly FileRow[] }[] = [
  {
    title: '2.1  Accounts',
    files: [
      {
        index: '2.1.1',
        name: 'Audited accounts, last year',
        icon: 'file',
        access: 'Download',
        note: '48 pages',
      },
      {
        index: '2.1.2',
        name: 'Audited accounts, year before',
        icon: 'file',
        access: 'Download',
        note: '44 pages',
      },
      {
        index: '2.1.3',
        name: 'Management accounts, March',
        icon: 'sheet',
        access: 'Watermark',
        note: '6 sheets',
      },
      {
        index: '2.1.4',
        name: 'Auditor’s letter',
        icon: 'file',
        access: 'View only',
        note: '3 pages',
      },
    ],
  },
  {
    title: '2.2  Model',
    files: [
      {
        index: '2.2.1',
        name: 'Operating model',
        icon: 'sheet',
        access: 'Watermark',
        note: '14 sheets',
      },
      {
        index: '2.2.2',
        name: 'Sensitivities',
        icon: 'sheet',
        access: 'View only',
        note: '5 sheets',
      },
      {
        index: '2.2.3',
        name: 'Use of proceeds',
        icon: 'file',
        access: 'Download',
        note: '2 pages',
      },
    ],
  },
  {
    title: '2.3  Debt',
    files: [
      {
        index: '2.3.1',
        name: 'Facility agreement',
        icon: 'file',
        access: 'View only',
        note: '112 pages',
      },
      { index: '2.3.2', name: 'Covenant tests', icon: 'sheet', access: 'Hidden', note: '1 sheet' },
      {
        index: '2.3.3',
        name: 'Security documents',
        icon: 'file',
        access: 'Hidden',
        note: '9 files',
      },
    ],
  },
];
