import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { join } from 'node:path';

import { listFiles } from '#scripts/support/list-files.ts';
import { paths } from '#scripts/support/paths.ts';
import { runCommand } from '#scripts/support/run-command.ts';
import { routes } from '#src/routes.ts';
import { freePort, type ServerProgram, startNginx, startProgram } from '#tests/servers/start-servers.ts';

const CONNECTIONS = 32;

/** Fills buffers and lets the runtime compile its code. */
const WARM_UP_SECONDS = 5;
const SECONDS = 10;

const print = (line: string) => void process.stdout.write(`${line}\n`);

const startPreview = async (): Promise<ServerProgram> => {
  const port = await freePort();
  return startProgram(process.execPath, ['--import', 'tsx', 'scripts/commands/preview.ts'], {
    origin: `http://127.0.0.1:${port}`,
    env: { PORT: String(port) },
  });
};

/** Allowed growth of memory: Node collects late, nginx has a pool for each connection. */
const servers = [
  { name: 'nginx', start: startNginx, mayGrowMb: 4 },
  { name: 'the preview', start: startPreview, mayGrowMb: 24 },
] as const;

/** Returns the problems of a server under load; prints its figures. */
async function loadServer({ name, start, mayGrowMb }: (typeof servers)[number], asked: readonly string[]) {
  const server = await start();
  try {
    const warmUp = await press(server.origin, asked, { connections: CONNECTIONS, seconds: WARM_UP_SECONDS });
    const before = memoryOf(server.pid);
    const loaded = await press(server.origin, asked, { connections: CONNECTIONS, seconds: SECONDS });
    const after = memoryOf(server.pid);
    print(
      `${name}: ${Math.round(loaded.requests / loaded.seconds)} requests a second over ${CONNECTIONS} connections, ${loaded.requests} in all; memory ${before.toFixed(1)} MB before, ${after.toFixed(1)} MB after`,
    );
    const problems = [...warmUp.problems, ...loaded.problems].map(
      ([problem, times]) => `${name} failed ${times} times: ${problem}`,
    );
    const growth = after - before;
    return growth <= mayGrowMb
      ? problems
      : [...problems, `${name} grew by ${growth.toFixed(1)} MB in ${SECONDS} s; ${mayGrowMb} are allowed`];
  } finally {
    await server.stop();
  }
}

/** Resident memory of a process and its children, in megabytes. */
function memoryOf(pid: number): number {
  const listed = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,rss='], { encoding: 'utf8' });
  const rows = listed
    .trim()
    .split('\n')
    .map((row) => row.trim().split(/\s+/).map(Number));
  const kilobytes = rows.map(([own, parent, held = 0]) => (own === pid || parent === pid ? held : 0));
  return kilobytes.reduce((sum, one) => sum + one) / 1024;
}

/** Answers of a server under load. */
type Pressed = {
  readonly requests: number;
  readonly seconds: number;
  /** Each kind of problem with its count. */
  readonly problems: ReadonlyMap<string, number>;
};

/** Requests the paths in turn over a number of connections, each with one request at a time. */
async function press(
  origin: string,
  asked: readonly string[],
  { connections, seconds }: { readonly connections: number; readonly seconds: number },
): Promise<Pressed> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const problems = new Map<string, number>();
  const started = performance.now();
  const elapsed = () => (performance.now() - started) / 1000;
  let requests = 0;
  const keepAsking = async () => {
    while (elapsed() < seconds) {
      const path = asked[requests % asked.length] ?? '/';
      requests += 1;
      const problem = await askFor(`${origin}${path}`, agent).catch(String);
      if (problem) problems.set(problem, (problems.get(problem) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: connections }, keepAsking));
  agent.destroy();
  return { requests, seconds: elapsed(), problems };
}

/** The problem of an answer. @throws Error if there is none, or it is cut short */
async function askFor(url: string, agent: Agent): Promise<string | undefined> {
  const request = get(url, { agent, headers: { 'accept-encoding': 'br' } });
  const response = await new Promise<IncomingMessage>((resolve, reject) =>
    request.on('response', resolve).on('error', reject),
  );
  await once(response.resume(), 'end');
  return response.statusCode === 200
    ? undefined
    : `status ${response.statusCode} at ${new URL(url).pathname}`;
}

// npm run load: nginx and the preview under load.
await runCommand({ options: {} }, async () => {
  const assets = await listFiles(join(paths.dist, 'assets'));
  const asked = [
    ...Object.values(routes),
    ...assets.filter((file) => !/\.(br|gz)$/.test(file)).map((file) => `/assets/${file}`),
  ];
  const problems: string[] = [];
  for (const server of servers) problems.push(...(await loadServer(server, asked)));
  if (problems.length > 0) throw new Error(problems.join('\n'));
});
