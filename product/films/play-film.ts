import type { Film, Scene } from './film.ts';
import papers from '#product/kit/paper.module.css';
import pieces from '#product/kit/pieces.module.css';
import screenStyles from '#product/screens/product-screen.module.css';

const FADE_S = 0.5;
const CAMERA_S = 1.3;
const COUNT_S = 1.6;
const DRAW_S = 2.5;
/** So much larger may a part of a screen be shown. */
const MAX_ZOOM = 1.75;
const MARGIN_PX = 36;
const EASE = 'cubic-bezier(0.45, 0, 0.2, 1)';

type Show = (second: number) => void;

type Player = {
  /** Shows a moment; moments that look alike have one answer. */
  readonly show: (second: number) => string;
  readonly seconds: number;
};

/**
 * Lays the animations of a film on one line of time.
 * @throws Error about a text that a screen does not show
 */
export function prepareFilm(root: HTMLElement, film: Film): Player {
  const shows: Show[] = [];
  let start = 0;
  for (const scene of film.scenes) {
    const element = partOf(root, `[data-scene="${scene.id}"]`);
    shows.push(prepareScene(element, scene, start));
    start += scene.seconds;
  }
  shows.push(prepareSteps(root, film.scenes));
  const animations = document.getAnimations();
  for (const animation of animations) animation.pause();
  const show = (second: number) => {
    for (const animation of animations) animation.currentTime = second * 1000;
    for (const one of shows) one(second);
    return animations.map(progressOf).join(' ') + root.textContent;
  };
  return { show, seconds: start };
}

const progressOf = ({ effect }: Animation) =>
  effect instanceof KeyframeEffect && effect.target?.checkVisibility({ visibilityProperty: true })
    ? effect.getComputedTiming().progress
    : '';

function partOf(within: Element, selector: string): HTMLElement {
  const part = within.querySelector<HTMLElement>(selector);
  if (!part) throw new Error(`The stage has no ${selector}`);
  return part;
}

/** The scene fades in over the one before, and is hidden at all other times. */
function prepareScene(element: HTMLElement, scene: Scene, start: number): Show {
  animate(element, [{ opacity: start === 0 ? 1 : 0 }, { opacity: 1 }], start, FADE_S);
  const camera = element.querySelector<HTMLElement>('[data-camera]');
  const shows = camera ? prepareScreen(camera, scene, start) : [];
  return (second) => {
    const isShown = second >= start && second < start + scene.seconds + FADE_S;
    element.style.visibility = isShown ? 'visible' : 'hidden';
    if (isShown) for (const show of shows) show(second - start);
  };
}

function prepareScreen(camera: HTMLElement, scene: Scene, start: number): Show[] {
  const { shots = [], move } = scene;
  const views: View[] = [];
  for (const { at, on, lights, draws } of shots) {
    const card = cardOf(camera, on, scene.id);
    views.push({ at, parts: [card] });
    if (lights) light(card, start + at + CAMERA_S / 2);
    if (draws) draw(card, start + at);
  }
  const shows = move ? [moveCard(camera, move, start, scene.id)] : [];
  if (move) {
    // The heads of both columns, and a card below each.
    const columns = [move.from, move.to].map((title) => columnOf(camera, title, scene.id));
    views.push({ at: 0.6, parts: columns.flatMap((column) => [...column.children].slice(0, 2)) });
  }
  moveCamera(camera, views, start, scene.seconds);
  return shows;
}

/** The step of the present scene is lit; those before are filled. */
function prepareSteps(root: HTMLElement, scenes: readonly Scene[]): Show {
  const steps = [...root.querySelectorAll<HTMLElement>('[data-step]')];
  return (second) => {
    let end = 0;
    const current = scenes.find(({ seconds }) => second < (end += seconds))?.step ?? -1;
    for (const [index, step] of steps.entries())
      step.dataset['state'] = index === current ? 'current' : index < current ? 'past' : 'open';
  };
}

function animate(element: Element, frames: Keyframe[], start: number, seconds: number, easing = EASE): void {
  element.animate(frames, { delay: start * 1000, duration: seconds * 1000, fill: 'both', easing });
}

const textsOf = (within: Element): Text[] => {
  const walker = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (walker.nextNode()) if (walker.currentNode instanceof Text) found.push(walker.currentNode);
  return found;
};

function elementWith(camera: HTMLElement, words: string, scene: string): HTMLElement {
  const columns = partOf(camera, `.${screenStyles['columns']}`);
  const element = textsOf(columns).find(({ data }) => data.trim() === words)?.parentElement;
  if (!element)
    throw new Error(`The screen of the scene ${scene} does not show “${words}”: correct the scene`);
  return element;
}

/** The card with a text, the signatures, or else the part of the screen. */
const cardOf = (camera: HTMLElement, words: string, scene: string): HTMLElement => {
  const element = elementWith(camera, words, scene);
  const cards = `.${pieces['card']}, .${papers['signatures']}, [data-phones]`;
  return element.closest<HTMLElement>(cards) ?? element;
};

/** The whole column of a board. */
const columnOf = (camera: HTMLElement, title: string, scene: string): HTMLElement => {
  const column = elementWith(camera, title, scene).closest<HTMLElement>('[data-colour]')?.parentElement;
  if (!column) throw new Error(`The scene ${scene} has no column “${title}”`);
  return column;
};

type View = { readonly at: number; readonly parts: readonly Element[] };
type Box = { readonly x: number; readonly y: number; readonly scale: number };

/** Where the screen lies for these parts to be in the middle of the view, as large as may be. */
function boxOf(camera: HTMLElement, parts: readonly Element[]): Box {
  const view = camera.parentElement;
  if (!view) throw new Error('The camera has no view');
  const [frame, whole] = [view.getBoundingClientRect(), camera.getBoundingClientRect()];
  const rects = parts.map((part) => part.getBoundingClientRect());
  const left = Math.min(...rects.map((rect) => rect.left)) - whole.left;
  const right = Math.max(...rects.map((rect) => rect.right)) - whole.left;
  const top = Math.min(...rects.map((rect) => rect.top)) - whole.top;
  const bottom = Math.max(...rects.map((rect) => rect.bottom)) - whole.top;
  const fit = Math.min(
    frame.width / (right - left + 2 * MARGIN_PX),
    frame.height / (bottom - top + 2 * MARGIN_PX),
  );
  const scale = Math.max(1, Math.min(MAX_ZOOM, fit));
  const within = (value: number, size: number, room: number) =>
    Math.min(0, Math.max(room - size * scale, value));
  return {
    x: within(frame.width / 2 - ((left + right) / 2) * scale, whole.width, frame.width),
    // A card that is higher than the view is shown from its top.
    y: within(
      Math.max(frame.height / 2 - ((top + bottom) / 2) * scale, MARGIN_PX / 2 - top * scale),
      whole.height,
      frame.height,
    ),
    scale,
  };
}

/** From the whole screen to each view in turn. */
function moveCamera(camera: HTMLElement, views: readonly View[], start: number, seconds: number): void {
  if (views.length === 0) return;
  const transformOf = ({ x, y, scale }: Box) => `translate(${x}px, ${y}px) scale(${scale})`;
  const length = seconds + FADE_S;
  let last: Box = { x: 0, y: 0, scale: 1 };
  const frames: Keyframe[] = [{ transform: transformOf(last), offset: 0 }];
  for (const { at, parts } of views) {
    frames.push({ transform: transformOf(last), offset: at / length, easing: EASE });
    last = boxOf(camera, parts);
    frames.push({ transform: transformOf(last), offset: Math.min(1, (at + CAMERA_S) / length) });
  }
  frames.push({ transform: transformOf(last), offset: 1 });
  animate(camera, frames, start, length, 'linear');
}

function light(card: HTMLElement, start: number): void {
  card.style.outlineStyle = 'solid';
  card.style.outlineOffset = '-1px';
  const [off, on] = ['transparent', 'var(--color-second)'].map((outlineColor) => ({ outlineColor }));
  animate(
    card,
    [
      { outlineWidth: '2px', ...off },
      { outlineWidth: '2px', ...on },
    ],
    start,
    FADE_S,
  );
}

/** Each line from its start, one after the other, with the points at their ends. */
function draw(card: HTMLElement, start: number): void {
  const from = { clipPath: 'inset(-4px 100% -4px -4px)' };
  const hidden = { opacity: 0 };
  const drawn = [...card.querySelectorAll('path')];
  const startOf = (index: number) => start + (index * DRAW_S) / drawn.length;
  for (const [index, path] of drawn.entries())
    animate(path, [from, { clipPath: 'inset(-4px -4px -4px -4px)' }], startOf(index), 1.1);
  for (const [index, point] of card.querySelectorAll('circle').entries())
    animate(point, [hidden, { opacity: 1 }], startOf(index) + 0.8, 0.3);
}

type Change = { readonly before: string; readonly after: string };

/** Changes texts at a moment; a number counts up or down. */
function change(within: HTMLElement, changes: readonly Change[], at: number, around = within): Show {
  const found = changes.map(({ before, after }) => {
    const shows = (element: Element) =>
      textsOf(element).filter(({ data }) => data === before || data === after);
    const own = shows(within);
    return { before, after, nodes: own.length > 0 ? own : shows(around) };
  });
  return (second) => {
    const done = Math.min(1, Math.max(0, (second - at) / COUNT_S));
    for (const { before, after, nodes } of found)
      for (const node of nodes) node.data = between(before, after, 1 - (1 - done) ** 3);
  };
}

const NUMBER = /\d+(?:\.\d+)?/g;

/** A text on its way to another: if each has one number, that number. */
function between(before: string, after: string, done: number): string {
  const [from, to] = [before, after].map((text) => text.match(NUMBER) ?? []);
  const [first = '', last = ''] = [from?.[0], to?.[0]];
  if (done === 1 || from?.length !== 1 || to?.length !== 1) return done === 0 ? before : after;
  const digits = Math.max(...[first, last].map((number) => number.split('.')[1]?.length ?? 0));
  const value = Number(first) + (Number(last) - Number(first)) * done;
  return after.replaceAll(NUMBER, value.toFixed(digits));
}

/** A card leaves a column of a board for the head of another; the cards of both make way. */
function moveCard(
  camera: HTMLElement,
  { at, card: title, from, to, changes }: NonNullable<Scene['move']>,
  start: number,
  scene: string,
): Show {
  const card = cardOf(camera, title, scene);
  const slot = card.parentElement ?? card;
  const columns = [from, to].map((name) => columnOf(camera, name, scene));
  const placeIn = (index: number) => columns[index]?.firstElementChild?.after(slot);
  const cards = [...new Set(columns.flatMap((column) => [...column.children].slice(1)))];
  const rects = [0, 1].map((index) => {
    placeIn(index);
    return cards.map((one) => one.getBoundingClientRect());
  });
  for (const [index, one] of cards.entries()) {
    const [first, last] = rects.map((row) => row[index]);
    if (!first || !last) continue;
    const away = `translate(${first.left - last.left}px, ${first.top - last.top}px)`;
    const lifted = one === slot ? [{ offset: 0.5, rotate: '2deg', scale: '1.04' }] : [];
    one.animate([{ transform: away }, ...lifted, { transform: 'none' }], {
      delay: (start + at) * 1000,
      duration: CAMERA_S * 1000,
      easing: EASE,
    });
  }
  const counts = columns.map((column) => partOf(column, 'span > span'));
  slot.style.position = 'relative';
  slot.style.zIndex = '2';
  light(card, start + at - FADE_S);
  const bar = card.querySelector('svg[preserveAspectRatio] > rect');
  const showTexts = change(card, changes, at, camera);
  return (second) => {
    placeIn(second < at ? 0 : 1);
    for (const [index, count] of counts.entries())
      count.textContent = String((columns[index]?.children.length ?? 1) - 1);
    const isWhole = second >= at && changes.some(({ after }) => /^(\d+)\/\1$/.test(after));
    if (isWhole) bar?.setAttribute('width', '100');
    showTexts(second);
  };
}
