import { paint } from '#scripts/build/drawing/palette.ts';
import { Icon, type IconName } from '../icons.tsx';
import { Pill } from '../kit.tsx';
import { checks, names, type Result } from './names.ts';

const looks: Record<Result, readonly [IconName, color: string, background: string]> = {
  passed: ['check', paint.deepTeal, paint.mist],
  person: ['eye', paint.copper, paint.blush],
  waiting: ['more', paint.stone, paint.sand],
  failed: ['plus', paint.white, paint.copper],
};

function Cell({ result }: { result: Result }) {
  const [icon, color, background] = looks[result];
  // A plus on its corner is a cross.
  const transform = result === 'failed' ? 'rotate(45deg)' : 'none';
  return (
    <div className="row" style={{ width: 47, justifyContent: 'center' }}>
      <div className="tick" style={{ color, background, transform }}>
        <Icon name={icon} size={10} strength={result === 'waiting' ? 2.2 : 1.9} />
      </div>
    </div>
  );
}

/** Every new name, and each check that it must pass before it sees anything. */
export function Queue() {
  return (
    <div className="panel" style={{ width: 552 }}>
      <div className="check-head">
        <span className="label" style={{ width: 168 }}>
          New names
        </span>
        {checks.map((check) => (
          <span key={check} className="check-name">
            {check}
          </span>
        ))}
      </div>
      {names.map(({ name, kind, results, state, tone }, index) => (
        <div key={name} className={index === 0 ? 'name-row on' : 'name-row'}>
          <div className="column" style={{ width: 166 }}>
            <span className="medium">{name}</span>
            <span className="fine muted">{kind}</span>
          </div>
          {checks.map((check, at) => (
            <Cell key={check} result={results[at] ?? 'waiting'} />
          ))}
          <div className="row" style={{ marginLeft: 'auto' }}>
            <Pill tone={tone}>{state}</Pill>
          </div>
        </div>
      ))}
    </div>
  );
}

/** What the marks of the queue mean. */
export function Key() {
  const meanings = [
    ['passed', 'Passed'],
    ['person', 'With a person'],
    ['waiting', 'Not yet'],
    ['failed', 'Stopped'],
  ] as const;
  return (
    <div className="row fine muted" style={{ gap: 14 }}>
      {meanings.map(([result, meaning]) => (
        <div key={result} className="row" style={{ gap: 5 }}>
          <div
            style={{
              width: 9,
              height: 9,
              borderRadius: 5,
              background: looks[result][result === 'waiting' ? 1 : 2],
            }}
          />
          {meaning}
        </div>
      ))}
    </div>
  );
}
