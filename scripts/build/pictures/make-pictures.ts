import { existsSync } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

import type {
  CapturedPicture,
  CropName,
  Logos,
  PictureFiles,
  Pictures,
  ShownPicture,
} from '#src/model/pictures.schema.ts';
import type { TeamMember } from '#src/model/team.schema.ts';
import { type CapturePlace, capturePlaces, capturesFolder, listCaptures } from './captured-screens.ts';
import type { Slot } from './decode-source.ts';
import { findSources } from './find-sources.ts';
import { type LogoFile, makeLogos } from './make-logos.ts';
import { committedDirOf, makePicture, type PictureSource } from './make-picture.ts';

/**
 * Any picture may be shown across a page of 80 rem. Each width is at most 1.3 times the one before, so that a
 * browser loads at most 1.3 times the pixels it draws.
 */
const pictureSlot: Slot = {
  minWidthPx: 1200,
  minHeightPx: 600,
  widthsPx: [350, 450, 580, 750, 970, 1260, 1630, 2100],
  olderWidthsPx: [970],
};

/** A portrait is 4 : 5, one of four in a row, or as wide as a phone. */
const portraitSlot: Slot = {
  minWidthPx: 480,
  minHeightPx: 600,
  widthsPx: [200, 320, 410, 530, 690, 890],
  olderWidthsPx: [690],
};

export const cropNames = ['page', 'column', 'phone'] as const satisfies readonly CropName[];

/** Parts of pictures, for screens of one and of two pixels to a point. */
const cropSlots: Readonly<Record<CropName, Slot>> = {
  page: { minWidthPx: 1200, minHeightPx: 600, widthsPx: [1280, 1630, 2100, 2560], olderWidthsPx: [1280] },
  column: { minWidthPx: 1200, minHeightPx: 600, widthsPx: [750, 970, 1260, 1500], olderWidthsPx: [750] },
  phone: { minWidthPx: 1200, minHeightPx: 600, widthsPx: [360, 450, 580, 720], olderWidthsPx: [720] },
};

/** Display settings of a picture in the catalogue. */
type Look = Pick<ShownPicture, 'focus' | 'isMirrored'>;

/** A captured screen is as wide as its place. */
const captureSlot = (place: CapturePlace): Slot => ({
  ...cropSlots[place],
  minWidthPx: 2 * capturePlaces[place],
  minHeightPx: 0,
});

/** The catalogues of pictures: content/pictures.ts, content/en/team.ts and content/logos.ts. */
export interface PictureCatalogue {
  readonly pictures: Pictures;
  readonly team: readonly Pick<TeamMember, 'id' | 'focus'>[];
  readonly logos: Logos;
}

/** Id → its files, size and focal point. File names are relative to `outDir`. */
export interface PictureManifest {
  readonly pictures: Readonly<Record<string, ShownPicture>>;
  readonly portraits: Readonly<Record<string, ShownPicture>>;
  /** By language and screen: `ar-fundraising`. */
  readonly captures: Readonly<Record<string, CapturedPicture>>;
  readonly logos: Readonly<Record<string, LogoFile>>;
}

export interface MakePicturesOptions {
  /** The folder `content`, absolute: its `pictures`, `team` and `logos` are read. */
  readonly contentDir: string;
  readonly catalogue: PictureCatalogue;
  /** Files that are not in the manifest are removed. */
  readonly outDir: string;
  readonly cacheDir: string;
  readonly onProgress?: (done: number, total: number) => void;
}

/**
 * Every source of the content's folders that the catalogue knows.
 * @throws Error with a line for each picture that is missing, unknown or there twice
 */
export async function listPictureSources(
  contentDir: string,
  { pictures, team }: PictureCatalogue,
): Promise<PictureSource[]> {
  const ids = Object.keys(pictures);
  const stills = await findSources(join(contentDir, 'pictures'), 'content/pictures', ids);
  const people = team.map(({ id }) => id);
  const portraits = await findSources(join(contentDir, 'team'), 'content/team', people, 'content/en/team.ts');
  const missing = ids
    .filter((id) => !stills.files.has(id))
    .map(
      (id) =>
        `content/pictures has no file for "${id}": add ${id}.jpg, .png, .webp, .avif or .svg, or remove the entry from content/pictures.ts`,
    );
  const problems = [...stills.problems, ...portraits.problems, ...missing];
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return [
    ...[...stills.files].map(([id, name]) => ({ id, name, folder: 'content/pictures', slot: pictureSlot })),
    ...Object.entries(pictures).flatMap(([id, { crops }]) =>
      cropNames.flatMap((part) => {
        const [crop, name] = [crops?.[part], stills.files.get(id)];
        if (!crop || !name) return [];
        return [
          { id: `${id}-${part}`, name, folder: 'content/pictures', slot: { ...cropSlots[part], crop } },
        ];
      }),
    ),
    ...[...portraits.files].map(([id, name]) => ({ id, name, folder: 'content/team', slot: portraitSlot })),
    ...listCaptures()
      .map(({ id, place }) => ({
        ...{ id, name: `${id}.webp`, folder: capturesFolder, slot: captureSlot(place) },
      }))
      // `npm run pictures` makes them; a page that shows one that is missing says so.
      .filter(({ name }) => existsSync(join(contentDir, '..', capturesFolder, name))),
  ];
}

/** Files of earlier pictures would be shipped with the site. */
async function removeOthers(outDir: string, manifest: PictureManifest): Promise<void> {
  const listed = JSON.stringify(manifest);
  const stale = (await readdir(outDir)).filter((name) => !listed.includes(`"${name}"`));
  await Promise.all(stale.map((name) => rm(join(outDir, name), { recursive: true })));
}

/** Folder and id → files. Two at a time: more would only compete for memory. Reports all problems together. */
async function makeAll(
  sources: readonly PictureSource[],
  { contentDir, outDir, cacheDir, onProgress = () => {} }: MakePicturesOptions,
): Promise<ReadonlyMap<string, PictureFiles>> {
  const made = new Map<string, PictureFiles>();
  const problems: unknown[] = [];
  const waiting = [...sources];
  const worker = async () => {
    for (let source = waiting.shift(); source; source = waiting.shift()) {
      const folders = { outDir, cacheDir, committedDir: committedDirOf(contentDir, source) };
      try {
        made.set(`${source.folder}/${source.id}`, await makePicture(contentDir, source, folders));
      } catch (error) {
        problems.push(error);
      }
      onProgress(made.size, sources.length);
    }
  };
  await Promise.all([worker(), worker()]);
  if (problems.length > 0)
    throw new Error(
      problems.map((problem) => (problem instanceof Error ? problem.message : String(problem))).join('\n'),
    );
  return made;
}

/**
 * Makes the files of every picture, portrait and logo of the content. The same
 * content gives the same bytes and names on every run.
 * @throws Error with a line for each source that cannot be used, and how to mend it
 */
export async function makePictures(options: MakePicturesOptions): Promise<PictureManifest> {
  const { contentDir, catalogue, outDir } = options;
  const sources = await listPictureSources(contentDir, catalogue);
  await mkdir(outDir, { recursive: true });
  const made = await makeAll(sources, options);
  const cropsOf = (id: string) => {
    const [page, column, phone] = cropNames.map((part) => made.get(`content/pictures/${id}-${part}`));
    return column && phone && { crops: { ...(page && { page }), column, phone } };
  };
  const shownIn = (folder: string, entries: readonly (readonly [string, Look])[]) =>
    Object.fromEntries(
      entries.flatMap(([id, look]): [string, ShownPicture][] => {
        const files = made.get(`${folder}/${id}`);
        return files ? [[id, { ...files, ...cropsOf(id), ...look }]] : [];
      }),
    );
  const stills = Object.entries(catalogue.pictures);
  const manifest = {
    pictures: shownIn(
      'content/pictures',
      stills.map(([id, { focus, isMirrored }]) => [id, { focus, isMirrored }]),
    ),
    portraits: shownIn(
      'content/team',
      catalogue.team.map(({ id, focus }) => [id, { focus }]),
    ),
    captures: Object.fromEntries(
      listCaptures().flatMap(({ code, screen }) => {
        const [column, phone] = (['column', 'phone'] as const).map((place) =>
          made.get(`${capturesFolder}/${code}-${screen}-${place}`),
        );
        return column && phone ? [[`${code}-${screen}`, { column, phone }]] : [];
      }),
    ),
    logos: await makeLogos(join(contentDir, 'logos'), catalogue.logos, outDir),
  };
  await removeOthers(outDir, manifest);
  return manifest;
}
