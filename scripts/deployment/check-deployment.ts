import { site } from '#content/site.ts';
import { paths } from '#scripts/support/paths.ts';
import { hostModeOf } from '#src/platform/host/host-mode.ts';
import { ask } from './ask.ts';
import { allQuestions, type HostKind, type Question, readRelease } from './questions.ts';

type Address = { readonly origin: string; readonly host: string };

/** Asks one question and returns the problems of the answer, or that there is none. */
export async function askQuestion(
  { path, headers = {}, check }: Question,
  { origin, host }: Address,
): Promise<readonly string[]> {
  const send = (further: Question['headers']) =>
    ask(origin, { path, headers: { Host: host, ...headers, ...further } });
  try {
    return await check(await send({}), send);
  } catch (error) {
    return [error instanceof Error ? `there is no answer: ${error.message}` : String(error)];
  }
}

/**
 * Asks a live deployment of the build in `dist/` everything that the server tests ask, and reports each answer. On an
 * address that is not the brand's, such as a preview of a CDN, that host alone is asked.
 * @returns the number of wrong answers
 */
export async function checkDeployment(origin: string, print: (line: string) => void): Promise<number> {
  const release = await readRelease(paths.dist, paths.deploy);
  const questions = allQuestions(release, new URL(origin).host).flatMap((question) => {
    const address = addressOn(origin, question.host);
    return address ? [{ question, address }] : [];
  });
  let wrong = 0;
  let group = '';
  for (const { question, address } of questions) {
    if (question.group !== group) print(`\n${question.group}`);
    group = question.group;
    const problems = await askQuestion(question, address);
    print(`  ${problems.length > 0 ? '✗' : '✓'} ${question.name}`);
    for (const problem of problems) print(`      ${problem}`);
    if (problems.length > 0) wrong += 1;
  }
  const right = questions.length - wrong;
  const plain = await plainHttpProblem(origin);
  if (plain) print(`\n  ✗ ${plain}`);
  if (plain) wrong += 1;
  const skipped = addressOn(origin, 'partner') ? '' : `; hosts below ${site.brandHost} were not asked`;
  print(`\n${right} right, ${wrong} wrong${skipped}`);
  return wrong;
}

const PREFIXES = { brand: '', www: 'www.', partner: 'acme.', development: 'dev.' } as const;

/** Undefined if the deployment has no such host: only the brand's address has partners, others are previews. */
function addressOn(origin: string, kind: HostKind): Address | undefined {
  const { protocol, host, hostname } = new URL(origin);
  const isPreview = hostModeOf(hostname, site.brandHost).isNoindex;
  if (kind === 'main' || (kind === 'preview' && isPreview)) return { origin, host };
  if (kind === 'preview' || ![site.brandHost, `www.${site.brandHost}`].includes(hostname)) return undefined;
  const name = `${PREFIXES[kind]}${site.brandHost}`;
  return { origin: `${protocol}//${name}`, host: name };
}

/** An address that is typed without a scheme must lead to https. */
async function plainHttpProblem(origin: string): Promise<string | undefined> {
  if (!origin.startsWith('https:')) return undefined;
  const { host } = new URL(origin);
  const answer = await ask(`http://${host}`, { path: '/', headers: { Host: host } }).catch(() => undefined);
  if (!answer) return undefined;
  const { status, headers } = answer;
  const isSentOn = [301, 302, 307, 308].includes(status) && headers.location?.startsWith('https://');
  return isSentOn ? undefined : `http://${host} answers ${status} and should lead to https`;
}
