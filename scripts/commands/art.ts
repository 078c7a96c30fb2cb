import { join } from 'node:path';

import { paths } from '../support/paths.ts';
import { runCommand } from '../support/run-command.ts';
import { renderFilms } from '../art/films/render.ts';
import { takeStills } from '../art/films/stills.ts';
import { findOldArt } from '../art/find-old-art.ts';
import { writeSamples } from '../art/marked-svg.ts';
import { logoSamples, pictureSamples } from '../art/samples.ts';

/**
 * `npm run art` draws the sample pictures and logos that have changed; `-- films [name …]` renders films,
 * `-- frames <film> <folder> <second> …` single frames; `-- --check` only tells what is older than its drawing.
 */
const [task, ...names] = process.argv.slice(2);
const content = (folder: string) => join(paths.root, 'content', folder);

async function drawSamples(): Promise<void> {
  const drawn = [
    ...(await writeSamples(content('pictures'), pictureSamples())),
    ...(await writeSamples(content('logos'), logoSamples())),
  ];
  console.log(drawn.length > 0 ? `Drawn: ${drawn.join(', ')}. Now: npm run pictures` : 'Nothing has changed');
}

async function check(): Promise<void> {
  const old = await findOldArt(content(''));
  if (old.length > 0) throw new Error(old.join('\n'));
}

await runCommand(async () => {
  if (task === '--check') await check();
  else if (task === 'films') await renderFilms(content('films'), names);
  else if (task === 'frames') await takeStills(names);
  else if (task === undefined) await drawSamples();
  else throw new Error(`npm run art does not know "${task}": films, frames or --check`);
});
