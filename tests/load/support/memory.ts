import { execFileSync } from 'node:child_process';

/** What a program and those that it started hold in memory, in megabytes. */
export function memoryOf(pid: number): number {
  const listed = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,rss='], { encoding: 'utf8' });
  const rows = listed
    .trim()
    .split('\n')
    .map((row) => row.trim().split(/\s+/).map(Number));
  const kilobytes = rows.map(([own, parent, held = 0]) => (own === pid || parent === pid ? held : 0));
  return kilobytes.reduce((sum, one) => sum + one) / 1024;
}
