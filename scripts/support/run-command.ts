/** Runs a command; what it throws is a message for whoever typed it, and `false` fails it too. */
export async function runCommand(command: () => Promise<unknown>): Promise<void> {
  try {
    if ((await command()) === false) process.exitCode = 1;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

/** The git ref named on the command line. @throws Error that says how to name one */
export function refOf(command: string): string {
  const [ref] = process.argv.slice(2);
  if (ref) return ref;
  throw new Error(`Name what to compare with, a branch, tag or commit: npm run ${command} -- origin/main`);
}
