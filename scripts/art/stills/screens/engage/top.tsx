import { paint } from '#scripts/build/drawing/palette.ts';
import { Icon } from '../icons.tsx';
import { Mark } from '#scripts/build/drawing/mark.tsx';

const steps = [
  ['Interest', 'done'],
  ['Identity', 'now'],
  ['NDA', ''],
  ['Data room', ''],
] as const;

export function Top() {
  return (
    <div className="engage-top">
      <div className="top-brand" style={{ color: paint.white }}>
        <Mark size={21} colour={paint.water} />
        Project Cedar
        <span className="muted" style={{ fontWeight: 400 }}>
          Engage
        </span>
      </div>
      <div className="steps">
        {steps.map(([name, state], index) => (
          <div key={name} className="row" style={{ gap: 12 }}>
            {index > 0 ? <div style={{ width: 30, height: 1, background: paint.nightLine }} /> : null}
            <div className={`step ${state}`}>
              <div className="step-mark">
                {state === 'done' ? <Icon name="check" size={11} strength={2} /> : index + 1}
              </div>
              {name}
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
