import { paint } from '#scripts/build/drawing/palette.ts';
import { Icon } from '../icons.tsx';
import { Button, Pill } from '../kit.tsx';
import { type FileRow, groups, groupsWith, looks } from './documents.ts';

/** Those of the list beside the index. */
const groupColours = [paint.teal, paint.copper, paint.water];

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
        {groupsWith[file.access].map((hasAccess, index) => (
          <div
            key={groupColours[index]}
            style={{
              width: 8,
              height: 8,
              borderRadius: 4,
              background: hasAccess ? groupColours[index] : paint.line,
            }}
          />
        ))}
      </div>
    </div>
  );
}

export function Files() {
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
        <span>Groups</span>
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
