import { contactSubjectIds, contactSubjects, type ContactSubject } from '#content/contact-subjects.ts';

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
    contactSubjectIds.find((subject) => contactSubjects[subject] === asked) ??
    contactSubjectIds.find((subject) => `#${subject}` === hash)
  );
}
