import { spawn } from 'node:child_process';
import { once } from 'node:events';

type Gallery = {
  readonly origin: string;
  /** All that it has printed so far. */
  readonly printed: () => string;
  readonly stop: () => Promise<void>;
};

/**
 * The development server of a tree, which shows the examples.
 * @param port 0 takes any free port
 * @throws Error with its output when it ends instead
 */
export async function startGallery(root: string, port = 0): Promise<Gallery> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/commands/dev.ts'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NO_COLOR: '1', PORT: String(port) },
  });
  const ended = once(child, 'close');
  let output = '';
  const origin = await new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
        const [found] = /http:\/\/localhost:\d+/.exec(output) ?? [];
        if (found) resolve(found);
      });
    child.on('close', () => reject(new Error(`The development server of ${root} ended:\n${output}`)));
  });
  return {
    origin,
    printed: () => output,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
