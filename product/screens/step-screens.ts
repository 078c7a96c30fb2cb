import type { StepScreens } from '#src/model/screen.schema.ts';

const modules = import.meta.glob<Readonly<Record<string, StepScreens>>>('#words/step-screens/*.ts', {
  eager: true,
});

/** The screens of the workflows, by page. */
export const stepScreens: Readonly<Partial<Record<string, StepScreens>>> = Object.fromEntries(
  Object.entries(modules).flatMap(([path, words]) =>
    Object.values(words).map((screens) => [path.replaceAll(/^.*\/|\.ts$/g, ''), screens]),
  ),
);
