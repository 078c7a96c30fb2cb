import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** A server of the built site on a loopback port. */
export interface TestServer {
  readonly origin: string;
  readonly stop: () => Promise<void>;
}

/** A server in another process. */
export interface ServerProgram extends TestServer {
  readonly pid: number;
}

/** A free port. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('There is no free port');
  return address.port;
}

/**
 * Starts a program in the foreground and waits until it answers.
 * @throws Error with its output if it ends
 */
export async function startProgram(
  program: string,
  args: readonly string[],
  { origin, env = {} }: { readonly origin: string; readonly env?: Readonly<Record<string, string>> },
): Promise<ServerProgram> {
  const child = spawn(program, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    // Debian has servers in a folder that only root searches.
    env: { ...process.env, PATH: `${process.env['PATH']}:/usr/sbin`, ...env },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  }
  const ended = once(child, 'close');
  const { pid } = child;
  if (pid === undefined) throw new Error(`${program} could not be started`);
  while (!(await answers(origin))) {
    if (child.exitCode !== null) throw new Error(`${program} ended:\n${output}`);
    await Promise.race([ended, pause()]);
  }
  return { origin, pid, stop: () => stop(child, ended) };
}

const answers = (origin: string) =>
  fetch(origin).then(
    () => true,
    () => false,
  );

const pause = () => new Promise((resolve) => setTimeout(resolve, 50));

async function stop(child: ChildProcess, ended: Promise<unknown>): Promise<void> {
  child.kill('SIGTERM');
  await ended;
}
