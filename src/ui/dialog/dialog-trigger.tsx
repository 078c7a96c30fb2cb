import { Button } from '#src/ui/button/button.tsx';
import type { ControlName } from '#src/ui/icon/control-paths.ts';

type DialogTriggerProps = {
  readonly opens: string;
  /** A link to the same content, for browsers without script: some do not support `command`. */
  readonly href: string;
  readonly variant?: 'secondary' | 'quiet';
  readonly tone?: 'paper' | 'night';
  readonly leadingIcon?: ControlName;
  readonly children: string;
};

/** A secondary or quiet `Button` that opens a `Dialog`; without script, a link in its place. */
export function DialogTrigger({ opens, href, variant = 'secondary', ...look }: DialogTriggerProps) {
  return (
    <>
      <Button {...look} variant={variant} command="show-modal" commandfor={opens} />
      <noscript>
        <Button {...look} variant={variant} href={href} />
      </noscript>
    </>
  );
}
