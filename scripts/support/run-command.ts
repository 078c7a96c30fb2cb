/** Runs a command. A thrown error is printed as a message; `false` also means failure. */
export async function runCommand(command: () => Promise<unknown>): Promise<void> {
  try {
    if ((await command()) === false) process.exitCode = 1;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

/** The git ref named on the command line. @throws Error with the usage when there is none */
export function refOf(command: string): string {
  const [ref] = process.argv.slice(2);
  if (ref) return ref;
  throw new Error(`Name what to compare with, a branch, tag or commit: npm run ${command} -- origin/main`);
}
