import { useId } from 'react';

import { committee } from '../../content/en/centrepieces/family-office.ts';
import { type DrawingContent, DrawingWindow } from '#product/kit/drawing.tsx';
import { Chip, type ChipContent, Face, type FigureContent, Figures, Radio } from '#product/kit/pieces.tsx';
import { EntryList, type ListPart } from '#product/kit/rows.tsx';
import drawing from '#product/kit/drawing.module.css';
import pieces from '#product/kit/pieces.module.css';
import styles from './family-office.module.css';

export type CommitteeContent = DrawingContent & {
  readonly file: {
    readonly title: string;
    readonly line: string;
    readonly figures: readonly FigureContent[];
  };
  readonly views: readonly { readonly title: string; readonly items: ListPart['items'] }[];
  readonly stamp: { readonly text: string; readonly line: string };
  readonly members: readonly {
    readonly id: string;
    readonly initials: string;
    readonly name: string;
    readonly role: string;
    readonly views: readonly { readonly note: string; readonly chip: ChipContent }[];
  }[];
};

const content: CommitteeContent = committee;

/** The file of a deal on the table of its committee, with the notes and votes of the members around it. */
export function Drawing() {
  const group = useId();
  return (
    <DrawingWindow copy={content}>
      <div className={styles.table}>
        <File />
        <ul className={styles.members} role="list">
          {content.members.map((member, index) => (
            <li key={member.id} className={styles.member}>
              {/* Values that choose no moment. */}
              <Radio className={styles.turn} group={group} value={10 + index} isFirst={index === 0}>
                <Face initials={member.initials} />
                <span className="hiddenText">{member.name}</span>
              </Radio>
              <Member member={member} />
            </li>
          ))}
        </ul>
      </div>
    </DrawingWindow>
  );
}

const File = () => (
  <div className={`stack3 ${pieces.card} ${styles.file}`}>
    <p className={`${pieces.title} ${drawing.large}`}>{content.file.title}</p>
    <p className={pieces.muted}>{content.file.line}</p>
    <Figures items={content.file.figures} />
    {content.views.map(({ title, items }, index) => (
      <div key={title} data-part="rows" data-choices={index + 1}>
        <EntryList part={{ kind: 'list', tone: 'bare', title, items }} />
      </div>
    ))}
    <p className={`${pieces.title} ${drawing.large} ${styles.stamp}`} data-part="stamp" data-choices="3">
      {content.stamp.text}
      <span>{content.stamp.line}</span>
    </p>
  </div>
);

type MemberProps = { readonly member: CommitteeContent['members'][number] };

/** Name, note and vote. On phones the notes are a stack, of which the one of the face that is pressed is on top. */
const Member = ({ member: { name, role, views } }: MemberProps) => (
  <>
    <p className={pieces.text} data-part="member">
      <b>{name}</b>
      <span className={pieces.muted}>{role}</span>
    </p>
    {views.map(({ note, chip }, index) => (
      <div key={note} className={`stack2 ${styles.note}`} data-part="note" data-choices={index + 1}>
        <p className={pieces.title}>{note}</p>
        <Chip chip={chip} />
      </div>
    ))}
  </>
);
