import type { ReactElement } from 'react';
import { iconPaths, SubjectIcon } from './subject-icon.tsx';
import type { Examples } from '#src/ui/examples.ts';

const names = Object.keys(iconPaths).filter((name): name is keyof typeof iconPaths => name in iconPaths);

const everyIcon: Record<string, ReactElement> = Object.fromEntries(
  names.map((name) => [name, <SubjectIcon key={name} name={name} size="large" />]),
);

export const examples = {
  ...everyIcon,
  'following the text': (
    <p>
      Confidential until you engage <SubjectIcon name="lock" />
    </p>
  ),
  'medium size': <SubjectIcon name="drop" size="medium" />,
} satisfies Examples;
