import { type ReactNode, useId } from 'react';
import { DialogTrigger } from './dialog-trigger.tsx';
import { Dialog } from './dialog.tsx';
import { Button } from '#src/ui/button/button.tsx';
import type { Examples } from '#src/ui/examples.ts';
import { Field } from '#src/ui/field/field.tsx';

interface PopupProps {
  readonly label: string;
  readonly title: string;
  readonly size?: 'wide';
  readonly tone?: 'paper' | 'night';
  readonly children: ReactNode;
}

function Popup({ label, children, ...look }: PopupProps) {
  const id = useId();
  return (
    <>
      <DialogTrigger opens={id} href="#contact">
        {label}
      </DialogTrigger>
      <Dialog {...look} id={id} closeLabel="Close">
        {children}
      </Dialog>
    </>
  );
}

export const examples = {
  text: (
    <Popup label="Identity protection" title="Private & Secure Browsing">
      <p>You browse anonymously. Your identity is revealed only when you choose to engage.</p>
      <p>You control the filters on who can see your information.</p>
    </Popup>
  ),
  form: (
    <Popup label="Contact us" title="Send us a message">
      <Field label="Full name" name="name" />
      <Field label="Work email" name="email" type="email" />
      <Field as="textarea" label="Message" name="message" />
      <Button>Send message</Button>
    </Popup>
  ),
  'wide, on night': (
    <Popup label="Watch video" title="How it works" size="wide" tone="night">
      <p>A film in sixteen to nine.</p>
    </Popup>
  ),
  'longer than the window': (
    <Popup label="Read the notes" title="What the marketplace does and what it leaves to you">
      {Array.from({ length: 24 }, (_, index) => (
        <p key={index}>Marketplace interactions follow a reverse-solicitation model.</p>
      ))}
    </Popup>
  ),
} satisfies Examples;
