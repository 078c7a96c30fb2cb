import { site } from '#content/site.ts';
import { paint } from '#scripts/build/drawing/palette.ts';
import { Icon, type IconName } from './icons.tsx';
import { Mark } from '#scripts/build/drawing/mark.tsx';
import { Avatar, nameOf } from './kit.tsx';

const items = [
  ['home', 'Overview', ''],
  ['board', 'Pipeline', '16'],
  ['coins', 'Fundraising', '1'],
  ['folder', 'Data rooms', '4'],
  ['people', 'Investors', '126'],
  ['pen', 'E-signature', '3'],
  ['shield', 'KYC & AML', '2'],
  ['chart', 'Reports', ''],
] as const satisfies readonly (readonly [IconName, string, string])[];

const projects = [
  ['Project Cedar', paint.water],
  ['Project Juniper', paint.clay],
  ['Project Saffron', paint.mist],
] as const;

export type Section = (typeof items)[number][1];

/** The side bar of the 360 product. */
export function SideBar({ section, project }: { section: Section; project?: string }) {
  return (
    <div className="side">
      <div className="side-brand">
        <Mark size={21} colour={paint.water} />
        {site.product.name}
      </div>
      <div className="side-space">
        Sample Fund II
        <Icon name="down" size={12} />
      </div>
      {items.map(([icon, label, count]) => (
        <div key={label} className={label === section ? 'side-item on' : 'side-item'}>
          <Icon name={icon} size={15} />
          {label}
          <span className="side-count">{count}</span>
        </div>
      ))}
      <div className="label">Projects</div>
      {projects.map(([name, colour]) => (
        <div key={name} className={name === project ? 'side-item on' : 'side-item'}>
          <div style={{ width: 7, height: 7, margin: '0 4px', borderRadius: 4, background: colour }} />
          {name}
        </div>
      ))}
      <div className="side-user">
        <Avatar who="LH" size={26} />
        <div className="column">
          <span className="medium" style={{ color: paint.paper }}>
            {nameOf('LH')}
          </span>
          <span className="fine">Fund manager</span>
        </div>
      </div>
    </div>
  );
}
