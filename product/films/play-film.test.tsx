import '../../src/styles/index.css';

import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { money, ratio } from '../../content/sample-forms.ts';
import { onBoard, sumOf } from '../../content/sample-state.ts';
import { world } from '../../content/sample-world.ts';
import { filmWords } from '../../content/en/film-words.ts';
import { sampleNames } from '../../content/en/sample-names.ts';
import type { Film } from './film.ts';
import { render } from '../../tests/support/render.tsx';

import { FilmStage } from './film-stage.tsx';
import { prepareFilm } from './play-film.ts';

beforeEach(() => page.viewport(1280, 720));

async function play(film: Film) {
  const stage = await render(<FilmStage film={film} />);
  const { show, seconds } = prepareFilm(stage, film);
  const sceneAt = (id: string, at: number) => {
    const index = film.scenes.findIndex((scene) => scene.id === id);
    show(film.scenes.slice(0, index).reduce((sum, scene) => sum + scene.seconds, at));
    const scene = stage.querySelector<HTMLElement>(`[data-scene="${id}"]`);
    if (!scene) throw new Error(`There is no scene ${id}`);
    return scene;
  };
  return { stage, show, seconds, sceneAt };
}

describe.each(['tour', 'explainer'] as const)('the film %s', (id) => {
  it('shows each scene in its time and no other, with the step that it belongs to', async () => {
    const { stage, sceneAt } = await play(filmWords[id]);
    const film: Film = filmWords[id];
    for (const scene of film.scenes) {
      const shown = sceneAt(scene.id, scene.seconds - 0.1);
      const visible = [...stage.querySelectorAll<HTMLElement>('[data-scene]')].filter((element) =>
        element.checkVisibility({ visibilityProperty: true }),
      );
      expect(visible).toEqual([shown]);
      expect(shown.textContent).toContain(scene.text);
      const current = stage.querySelector('[data-state="current"]')?.textContent;
      expect(current).toBe(scene.step === undefined ? undefined : film.steps[scene.step]);
    }
  });

  it('brings each card that a scene names into view', async () => {
    const film: Film = filmWords[id];
    const { sceneAt } = await play(film);
    for (const { id: scene, seconds, shots = [] } of film.scenes) {
      const words = shots.at(-1)?.on;
      if (!words) continue;
      const shown = sceneAt(scene, seconds - 0.1);
      const text = [...shown.querySelectorAll('[data-phones] *')].find(({ childNodes }) =>
        [...childNodes].some((node) => node instanceof Text && node.data.trim() === words),
      );
      const box = text?.getBoundingClientRect();
      expect([scene, box && box.top > 188 && box.bottom < 720]).toEqual([scene, true]);
    }
  });
});

it('a card moves to its column, with the totals, the numbers of cards and its texts', async () => {
  const { sceneAt } = await play(filmWords.tour);
  const { stages, tasks } = sampleNames;
  const columnsAt = (at: number) => {
    const columns = [...sceneAt('closing', at).querySelectorAll('[data-colour]')].map(
      (head) => head.parentElement?.textContent ?? '',
    );
    return [stages.diligence, stages.closing].map(
      (title) => columns.find((text) => text.startsWith(title)) ?? '',
    );
  };
  const { amount } = world.deals.cedar.offer;
  const count = { diligence: onBoard('diligence').length, closing: onBoard('closing').length };
  const [diligence = '', closing = ''] = columnsAt(1);
  expect(diligence).toContain(sampleNames.deals.cedar);
  expect(diligence).toContain(`${stages.diligence} ${count.diligence}`);
  expect(closing).not.toContain(sampleNames.deals.cedar);
  const [left = '', reached = ''] = columnsAt(4.9);
  expect(left).not.toContain(sampleNames.deals.cedar);
  expect(left).toContain(`${stages.diligence} ${count.diligence - 1}`);
  const total = money(sumOf(onBoard('closing')) + amount);
  expect(reached).toContain(`${stages.closing} ${count.closing + 1}${total}`);
  const documents = onBoard('diligence').find(({ id }) => id === 'cedar')?.settled?.[1] ?? 0;
  expect(reached).toContain(ratio(documents, documents));
  expect(reached).toContain(tasks.countersign);
});

it('the player names a text that the screen of its scene does not show', async () => {
  const scene = {
    id: 'a',
    seconds: 4,
    title: 'A',
    text: 'B',
    screen: 'nda',
    shots: [{ at: 1, on: 'No such text' }],
  };
  const film = { title: 'A', description: 'B', steps: ['A', 'B'], scenes: [scene] };
  await expect(play(film)).rejects.toThrow(
    'The screen of the scene a does not show “No such text”: correct the scene',
  );
});
