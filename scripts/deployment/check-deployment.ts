import { site } from '#content/site.ts';
import { paths } from '#scripts/support/paths.ts';
import { hostModeOf } from '#src/platform/host/host-mode.ts';
import { ask, type Ask } from './ask.ts';
import { allQuestions, type HostKind, type Question, readRelease } from './questions.ts';

type Address = { readonly origin: string; readonly host: string };

/**
 * The origin that the command line names; the brand's host for its `www`, which leads there.
 * @throws Error unless it is scheme and host alone
 */
export function deploymentOrigin(address = ''): string {
  // `localhost:3000` is an address too, of the protocol `localhost:`.
  if (!URL.canParse(address) || !/^https?:/i.test(address))
    throw new Error('Say which deployment: npm run deploy:check -- https://example.com');
  const { origin, pathname, search, hash } = new URL(address);
  const path = pathname + search + hash;
  if (path !== '/')
    throw new Error(
      `${address} has the path "${path}". The site answers at the root of its host: write ${origin}`,
    );
  return origin.replace(`//www.${site.brandHost}`, `//${site.brandHost}`);
}

/** Asks one question and returns the problems of the answer, or that there is none. */
export async function askQuestion(
  { path, headers = {}, check }: Question,
  { origin, host }: Address,
): Promise<readonly string[]> {
  const send = (further: Partial<Ask>) =>
    ask(origin, { path, ...further, headers: { Host: host, ...headers, ...further.headers } });
  try {
    return await check(await send({}), send);
  } catch (error) {
    return [error instanceof Error ? `there is no answer: ${error.message}` : String(error)];
  }
}

/**
 * Asks a live deployment of the build in `dist/` everything that the server tests ask, and reports each answer. On an
 * address that is not the brand's, such as a preview of a CDN, that host alone is asked. A host that does not answer is
 * one problem.
 * @returns the number of wrong answers
 */
export async function checkDeployment(origin: string, print: (line: string) => void): Promise<number> {
  const release = await readRelease(paths.dist, paths.deploy);
  const silence = await ask(origin, { path: '/' }).then(
    () => undefined,
    (error: unknown) => (error instanceof Error ? error.message || error.name : String(error)),
  );
  if (silence !== undefined) {
    print(`✗ ${origin} does not answer: ${silence}`);
    return 1;
  }
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
  if (kind === 'preview' || hostname !== site.brandHost) return undefined;
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
