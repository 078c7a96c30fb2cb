import { appendFile, mkdir, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { z } from 'zod';

const messageSchema = z.object({
  receivedAt: z.iso.datetime(),
  endpoint: z.enum(['contactUs', 'contactSp']),
  host: z.string().describe('Host name of the page that sent it.'),
  payload: z.record(z.string(), z.unknown()),
});

export type ReceivedMessage = z.infer<typeof messageSchema>;

export interface MessageStore {
  readonly add: (message: ReceivedMessage) => Promise<void>;
  /** The newest first. */
  readonly list: () => Promise<readonly ReceivedMessage[]>;
}

/** Keeps what the forms sent, one JSON text a line, so that it outlives a restart. Nothing is ever sent on. */
export function createMessageStore(file: string): MessageStore {
  return {
    add: async (message) => {
      await mkdir(dirname(file), { recursive: true });
      await appendFile(file, `${JSON.stringify(message)}\n`);
    },
    list: async () => {
      const text = await readFile(file, 'utf8').catch(() => '');
      return text.split('\n').flatMap(readLine).toReversed();
    },
  };
}

/** A line that was cut short or edited by hand is left out: the rest can still be shown. */
function readLine(line: string): ReceivedMessage[] {
  try {
    return [messageSchema.parse(JSON.parse(line))];
  } catch {
    return [];
  }
}
