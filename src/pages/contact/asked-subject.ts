import { contactSubjects, type ContactSubject } from '#words/forms/contact-form.ts';
import { placeOf } from '#src/routes.ts';

/** Reads the subject from an address that `href` made. */
export function askedSubject({
  search,
  hash,
}: {
  readonly search: string;
  readonly hash: string;
}): ContactSubject | undefined {
  const asked = new URLSearchParams(search).get('subject');
  return (
    contactSubjects.find((subject) => subject === asked) ??
    contactSubjects.find((subject) => `#${placeOf(subject)}` === hash)
  );
}
