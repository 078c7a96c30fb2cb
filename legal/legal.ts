import { runCommand } from '../scripts/support/run-command.ts';
import { type Command, options } from './commands/command.ts';

/** Each is loaded when it is asked for: a check needs no browser. */
const commands = new Map<string, () => Promise<{ readonly run: Command }>>([
  ['check', () => import('./commands/check.ts')],
  ['review', () => import('./commands/review.ts')],
  ['notice', () => import('./commands/notice.ts')],
  ['word', () => import('./commands/word.ts')],
  ['from-word', () => import('./commands/from-word.ts')],
  ['print', () => import('./commands/print.ts')],
]);

/** `npm run legal` shows and checks; `npm run legal -- <command>`: see LAWYERS.md. */
await runCommand({ options, maxWords: 4 }, async ({ words: [given, ...words], values }) => {
  const name = given ?? (values.record || values.fix ? 'check' : undefined);
  if (name === undefined) return (await import('./commands/preview.ts')).preview();
  const load = commands.get(name);
  if (load) return (await load()).run(words, values);
  throw new Error(`"${name}" is no command of npm run legal: use ${[...commands.keys()].join(', ')}`);
});
