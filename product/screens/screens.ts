import type { ScreenContent, ScreenMenus } from '#src/model/screen.schema.ts';
import { menus } from '#words/screen-menus.ts';

const modules = import.meta.glob<Readonly<Record<string, ScreenContent>>>('#words/screens/*.ts', {
  eager: true,
});

/** The screens by the names of their files, which pages use. */
const screens: Readonly<Record<string, ScreenContent>> = Object.fromEntries(
  Object.entries(modules).flatMap(([path, words]) =>
    Object.values(words).map((screen) => [path.replaceAll(/^.*\/|\.ts$/g, ''), screen]),
  ),
);

/** @throws Error for a screen without a file; the build has told so before */
export function screenOf(id: string): ScreenContent {
  const screen = screens[id];
  if (!screen) throw new Error(`There is no content/en/screens/${id}.ts`);
  return screen;
}

export const allMenus: ScreenMenus = menus;

/** Names a screen by the part of the application and by what it shows: “Data rooms – Cedar”. */
export function nameOfScreen(id: string): string {
  const { app, section, title } = screenOf(id);
  const part = allMenus[app].entries.find((entry) => entry.id === section)?.label ?? allMenus[app].name;
  return part === title ? title : `${part} – ${title}`;
}
