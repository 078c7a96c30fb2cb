import { site } from '#content/site.ts';
import { paths } from '#scripts/support/paths.ts';
import { hostModeOf } from '#src/platform/host/host-mode.ts';
import { allQuestions } from './questions.ts';
import { type Address, askQuestion, type HostKind } from './question.ts';
import { ask } from './ask.ts';
import { readRelease } from './release.ts';

const labels: Readonly<Record<Exclude<HostKind, 'main' | 'preview'>, string>> = {
  brand: '',
  www: 'www.',
  partner: 'acme.',
  development: 'dev.',
};

/**
 * Asks a live deployment of the build in `dist/` everything that the server tests ask, and reports it line by
 * line. On an address that is not the brand's, such as a preview of a CDN, that host alone is asked.
 * @returns how many questions were answered wrongly
 */
export async function checkDeployment(origin: string, print: (line: string) => void): Promise<number> {
  const addressOf = (kind: HostKind) => addressOn(origin, kind);
  const release = await readRelease(paths.dist, paths.deploy);
  const questions = allQuestions(release).filter(({ host }) => addressOf(host) !== undefined);
  const faulty: string[] = [];
  let group = '';
  for (const question of questions) {
    if (question.group !== group) print(`\n${question.group}`);
    group = question.group;
    const faults = await askQuestion(question, (kind) => addressOf(kind) ?? { origin, host: '' });
    print(`  ${faults.length > 0 ? '✗' : '✓'} ${question.name}`);
    for (const fault of faults) print(`      ${fault}`);
    if (faults.length > 0) faulty.push(question.name);
  }
  for (const fault of await plainHttpFaults(origin)) {
    print(`\n  ✗ ${fault}`);
    faulty.push(fault);
  }
  const skipped = addressOf('partner') ? '' : `; hosts below ${site.brandHost} were not asked`;
  print(`\n${questions.length - faulty.length} right, ${faulty.length} wrong${skipped}`);
  return faulty.length;
}

/** Undefined where the deployment has no such host: only the brand's own address has partners, any other is a preview. */
function addressOn(origin: string, kind: HostKind): Address | undefined {
  const { protocol, host, hostname } = new URL(origin);
  const isPreview = hostModeOf(hostname, site.brandHost).isNoindex;
  if (kind === 'main' || (kind === 'preview' && isPreview)) return { origin, host };
  if (kind === 'preview' || ![site.brandHost, `www.${site.brandHost}`].includes(hostname)) return undefined;
  const name = `${labels[kind]}${site.brandHost}`;
  return { origin: `${protocol}//${name}`, host: name };
}

/** A visitor who types the name without a scheme must end on https. */
async function plainHttpFaults(origin: string): Promise<readonly string[]> {
  if (!origin.startsWith('https:')) return [];
  const { host } = new URL(origin);
  const answer = await ask(`http://${host}`, { path: '/', headers: { Host: host } }).catch(() => undefined);
  if (!answer) return [];
  const { status, headers } = answer;
  const isSentOn = [301, 302, 307, 308].includes(status) && headers.location?.startsWith('https://');
  return isSentOn ? [] : [`http://${host} answers ${status} and should lead to https`];
}
