import { readCss, type Drawing } from '../drawing.ts';
import { paint } from '../palette.ts';
import { Icon, type IconName } from './icons.tsx';
import { Avatar, Avatars, Button, Meter, Pill, type Person, type Tone } from './kit.tsx';
import { SideBar } from './side-bar.tsx';

const folders = [
  ['1', 'Corporate', 12, 0],
  ['2', 'Financials', 23, 0],
  ['2.1', 'Accounts', 9, 1],
  ['2.2', 'Model', 4, 1],
  ['2.3', 'Debt', 10, 1],
  ['3', 'Property', 18, 0],
  ['4', 'Contracts', 31, 0],
  ['5', 'People', 7, 0],
  ['6', 'Tax', 11, 0],
  ['7', 'Permits', 14, 0],
] as const;

type Access = 'Download' | 'Watermark' | 'View only' | 'Hidden';

const looks: Record<Access, readonly [Tone, IconName]> = {
  Download: ['teal', 'download'],
  Watermark: ['copper', 'drop'],
  'View only': ['sand', 'eye'],
  Hidden: ['plain', 'hidden'],
};

interface FileRow {
  readonly index: string;
  readonly name: string;
  readonly icon: IconName;
  readonly access: Access;
  readonly seen: number;
  readonly note: string;
}

const groups: readonly { readonly title: string; readonly files: readonly FileRow[] }[] = [
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

const activity: readonly (readonly [Person, string, string, string])[] = [
  ['OK', 'Omar K.', 'read 2.2.1 Operating model for 12 min', '10:42'],
  ['SM', 'Sofia M.', 'downloaded 2.1.1 with her name on it', '10:31'],
  ['LH', 'Layla H.', 'opened folder 2.2 to Group B', '09:55'],
  ['RD', 'Ravi D.', 'signed the NDA and joined Group B', '09:20'],
];

function Tree() {
  return (
    <div className="tree">
      <div className="label" style={{ padding: '0 7px 8px' }}>
        Index
      </div>
      {folders.map(([index, name, count, depth]) => (
        <div
          key={index}
          className={index === '2' ? 'node on' : 'node'}
          style={{ paddingLeft: 7 + depth * 15 }}
        >
          <Icon name={depth === 0 ? 'folder' : 'right'} size={depth === 0 ? 14 : 10} />
          <span className="fine" style={{ width: depth === 0 ? 9 : 17 }}>
            {index}
          </span>
          {name}
          <span className="fine muted" style={{ marginLeft: 'auto', fontWeight: 400 }}>
            {count}
          </span>
        </div>
      ))}
      <div className="label" style={{ padding: '18px 7px 8px' }}>
        Groups
      </div>
      {[
        ['Group A', 'Lead investor', paint.teal],
        ['Group B', '6 investors', paint.copper],
        ['Advisers', '3 firms', paint.water],
      ].map(([name, who, colour]) => (
        <div key={name} className="node">
          <div style={{ width: 8, height: 8, borderRadius: 4, background: colour }} />
          {name}
          <span className="fine muted" style={{ marginLeft: 'auto' }}>
            {who}
          </span>
        </div>
      ))}
      <div className="panel" style={{ padding: '10px 11px', marginTop: 16, gap: 6 }}>
        <div className="spread fine">
          <span className="medium">Checklist</span>
          <span className="muted">126 of 140</span>
        </div>
        <Meter width={136} share={0.9} />
        <span className="fine muted">14 documents still asked for</span>
      </div>
    </div>
  );
}

function FileLine({ file, isOpen }: { file: FileRow; isOpen: boolean }) {
  const [tone, icon] = looks[file.access];
  return (
    <div
      className={isOpen ? 'file on' : 'file'}
      style={{ color: file.access === 'Hidden' ? paint.stone : paint.ink }}
    >
      <span className="fine muted" style={{ width: 34 }}>
        {file.index}
      </span>
      <div className="row" style={{ width: 20, color: paint.teal }}>
        <Icon name={file.icon} size={14} />
      </div>
      <div className="column" style={{ width: 190 }}>
        <span className="medium">{file.name}</span>
        <span className="fine muted">{file.note}</span>
      </div>
      <div className="row" style={{ width: 104 }}>
        <Pill tone={tone} icon={icon}>
          {file.access}
        </Pill>
      </div>
      <div className="row" style={{ gap: 7 }}>
        <Meter width={42} height={4} share={file.seen} colour={paint.copper} />
        <span className="fine muted">{Math.round(file.seen * 14)}</span>
      </div>
    </div>
  );
}

function Files() {
  return (
    <div className="files">
      <div className="files-head">
        <span className="muted">What this group sees</span>
        <Button icon="people">
          Group B
          <Icon name="down" size={11} />
        </Button>
        <div className="row" style={{ marginLeft: 'auto', gap: 12, color: paint.slate }}>
          <Icon name="search" size={14} />
          <Icon name="filter" size={14} />
        </div>
      </div>
      <div className="file head label">
        <span style={{ width: 54 }}>No.</span>
        <span style={{ width: 190 }}>Document</span>
        <span style={{ width: 104 }}>Access</span>
        <span>Readers</span>
      </div>
      {groups.map(({ title, files }) => (
        <div key={title} className="column">
          <div className="file group medium">{title}</div>
          {files.map((file) => (
            <FileLine key={file.index} file={file} isOpen={file.index === '2.2.1'} />
          ))}
        </div>
      ))}
      <div className="file fine muted" style={{ gap: 7 }}>
        <Icon name="plus" size={12} />
        Drop files here, or move them from another folder
      </div>
    </div>
  );
}

/** A page of the model under the reader's own watermark. */
function Preview() {
  const bars = [0.3, 0.36, 0.46, 0.5, 0.62, 0.74, 0.82, 0.96];
  const reader = 'Omar K. · Sample Capital · 9 May 10:42';
  return (
    <div className="sheet">
      <div className="leaf">
        <span className="display" style={{ fontSize: 12.5 }}>
          Operating model
        </span>
        <span style={{ fontSize: 7.5, lineHeight: '11px', color: paint.slate }}>
          Project Cedar · base case
        </span>
        <div
          className="row"
          style={{
            height: 62,
            gap: 5,
            alignItems: 'flex-end',
            marginTop: 8,
            borderBottom: `1px solid ${paint.line}`,
          }}
        >
          {bars.map((bar, index) => (
            <div
              key={bar}
              style={{ width: 13, height: bar * 56, background: index > 4 ? paint.water : paint.teal }}
            />
          ))}
        </div>
        {[1, 0.92, 0.97, 0.78, 0.95, 0.6, 0.88, 0.7].map((share) => (
          <div key={share} className="row" style={{ gap: 6, marginTop: 7 }}>
            <div style={{ width: 84 * share, height: 3, background: paint.line }} />
            <div style={{ width: 22, height: 3, marginLeft: 'auto', background: paint.sand }} />
            <div style={{ width: 22, height: 3, background: paint.sand }} />
          </div>
        ))}
      </div>
      {[-26, 32, 90, 148, 206].map((top, index) => (
        <span key={top} className="stamp" style={{ left: -70 - (index % 2) * 60, top }}>
          {`${reader}      ${reader}`}
        </span>
      ))}
    </div>
  );
}

function Aside() {
  return (
    <div className="aside">
      <Preview />
      <div className="row fine" style={{ gap: 6, marginTop: -4 }}>
        <Pill tone="copper" icon="drop">
          Watermark
        </Pill>
        <Pill tone="plain">No print</Pill>
        <Pill tone="plain">No copy</Pill>
        <span className="muted" style={{ marginLeft: 'auto' }}>
          1 of 14
        </span>
      </div>
      <div className="tabs">
        <span className="tab on">Activity</span>
        <span className="tab">Q&amp;A 4</span>
        <span className="tab">Versions 3</span>
      </div>
      <div className="column">
        {activity.map(([who, name, what, when]) => (
          <div key={when} className="entry">
            <Avatar who={who} size={22} />
            <div className="column" style={{ width: 196 }}>
              <span className="medium">{name}</span>
              <span className="fine muted">{what}</span>
            </div>
            <span className="fine muted">{when}</span>
          </div>
        ))}
      </div>
      <div className="question">
        <div className="spread">
          <span className="label">Question 12</span>
          <Pill tone="teal" icon="check">
            Answered
          </Pill>
        </div>
        <span className="medium">Which leases end before the loan does?</span>
        <span className="fine muted">
          Two of nine; see rows 41 to 48 of 2.2.1. Both have a right to renew.
        </span>
        <div className="row fine" style={{ gap: 6, color: paint.teal }}>
          <Icon name="link" size={12} />
          2.2.1 Operating model
        </div>
      </div>
    </div>
  );
}

function DataRoom() {
  return (
    <div className="app">
      <SideBar section="Data rooms" project="Project Cedar" />
      <div className="main">
        <div className="bar">
          <div className="row" style={{ gap: 10 }}>
            <span className="title">Project Cedar</span>
            <span className="muted">Data room</span>
            <Pill tone="teal" icon="lock">
              Open after NDA
            </Pill>
          </div>
          <div className="row" style={{ gap: 9 }}>
            <Avatars who={['OK', 'SM', 'RD']} size={25} edge={paint.paper} />
            <Button icon="people">Invite</Button>
            <Button icon="plus" primary>
              Upload
            </Button>
          </div>
        </div>
        <div className="room">
          <Tree />
          <Files />
          <Aside />
        </div>
      </div>
    </div>
  );
}

/** 360: a data room with its index, what each group may do with each document, a watermarked page and the log. */
export function drawDataRoom(): Drawing {
  return {
    width: 1120,
    height: 700,
    page: <DataRoom />,
    css: readCss('screens/kit.css') + readCss('screens/data-room.css'),
  };
}
