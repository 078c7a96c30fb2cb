import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';

/** What a server answered while it was pressed. */
export type Pressed = {
  readonly requests: number;
  readonly seconds: number;
  /** Each kind of fault, and how often it came. */
  readonly faults: ReadonlyMap<string, number>;
};

/** Asks for the paths in turn, over so many connections, each of which asks again once it is answered whole. */
export async function press(
  origin: string,
  paths: readonly string[],
  { connections, seconds }: { readonly connections: number; readonly seconds: number },
): Promise<Pressed> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const faults = new Map<string, number>();
  const started = performance.now();
  const elapsed = () => (performance.now() - started) / 1000;
  let requests = 0;
  const askOnAndOn = async () => {
    while (elapsed() < seconds) {
      const path = paths[requests % paths.length] ?? '/';
      requests += 1;
      const fault = await askFor(`${origin}${path}`, agent).catch(String);
      if (fault) faults.set(fault, (faults.get(fault) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: connections }, askOnAndOn));
  agent.destroy();
  return { requests, seconds: elapsed(), faults };
}

/** What is wrong with an answer. @throws Error when it does not come, or is cut short */
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
