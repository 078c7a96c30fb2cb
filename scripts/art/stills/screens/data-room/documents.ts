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
  readonly seen: number;
  readonly note: string;
}

export const groups: readonly { readonly title: string; readonly files: readonly FileRow[] }[] = [
  {
    title: '2.1  Accounts',
    files: [
      {
        index: '2.1.1',
        name: 'Audited accounts, last year',
        icon: 'file',
        access: 'Download',
        seen: 1,
        note: '48 pages',
      },
      {
        index: '2.1.2',
        name: 'Audited accounts, year before',
        icon: 'file',
        access: 'Download',
        seen: 0.86,
        note: '44 pages',
      },
      {
        index: '2.1.3',
        name: 'Management accounts, March',
        icon: 'sheet',
        access: 'Watermark',
        seen: 0.72,
        note: '6 sheets',
      },
      {
        index: '2.1.4',
        name: 'Auditor’s letter',
        icon: 'file',
        access: 'View only',
        seen: 0.58,
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
        seen: 0.93,
        note: '14 sheets',
      },
      {
        index: '2.2.2',
        name: 'Sensitivities',
        icon: 'sheet',
        access: 'View only',
        seen: 0.44,
        note: '5 sheets',
      },
      {
        index: '2.2.3',
        name: 'Use of proceeds',
        icon: 'file',
        access: 'Download',
        seen: 0.79,
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
        seen: 0.36,
        note: '112 pages',
      },
      { index: '2.3.2', name: 'Covenant tests', icon: 'sheet', access: 'Hidden', seen: 0, note: '1 sheet' },
      {
        index: '2.3.3',
        name: 'Security documents',
        icon: 'file',
        access: 'Hidden',
        seen: 0,
        note: '9 files',
      },
    ],
  },
];
