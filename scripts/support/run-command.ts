/** Runs a command; what it throws is a message for whoever typed it, and `false` fails it too. */
export async function runCommand(command: () => Promise<unknown>): Promise<void> {
  try {
    if ((await command()) === false) process.exitCode = 1;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
