import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import {
  dateSite,
  dayRecordText,
  findStaleDays,
  PAGE_DAYS,
  readDayRecord,
} from '../build/publish/page-days.ts';
import { loadSite } from '../checks/support/built-site.ts';
import { today } from '#src/lib/day/today.ts';
import { paths } from '../support/paths.ts';
import { runCommand } from '../support/run-command.ts';

// npm run days: builds the site, then gives pages whose text has changed the day of today.
await runCommand({ options: {} }, async () => {
  const [site, known] = [await loadSite(), await readDayRecord()];
  const stale = findStaleDays(site, known);
  await writeFile(join(paths.root, PAGE_DAYS), dayRecordText(dateSite(site, known, today())));
  console.log(
    stale.length > 0
      ? `Commit ${PAGE_DAYS}: it has new days for ${stale.join(', ')}`
      : 'No page has changed.',
  );
});
