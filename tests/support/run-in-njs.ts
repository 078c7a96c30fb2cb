import { execFileSync } from 'node:child_process';

/** Calls the `handler` of a CloudFront function in njs, which knows as little of later JavaScript as CloudFront documents. */
export function runInNjs(program: string, event: object): unknown {
  const call = `console.log(JSON.stringify(handler(${JSON.stringify(event)})))`;
  return JSON.parse(execFileSync('njs', ['-c', `${program}\n${call}`], { encoding: 'utf8' }));
}
