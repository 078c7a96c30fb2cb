import { language } from '#words/language.ts';
import { partnerCopy } from '#words/partner.ts';
import { type Project, readProjects } from '#src/api/read-projects.ts';
import { showAnswer } from '#src/api/show-answer.ts';
import { pluralText } from '#src/lib/plural-text.ts';
import { lettersOf } from '#src/lib/text/other-letters.ts';
import { whenBranded } from '#src/platform/host/partner-status.ts';
import { followCarousel } from '#src/ui/carousel/follow-carousel.ts';
import { followTags } from '#src/ui/tag-row/follow-tags.ts';
import { type Fillings, fillTemplate, partOf } from '#src/ui/template/fill-template.ts';
import type { CardSlot } from './card-slots.ts';
import { amountText, assetClassesOf, daysLeft, projectsIn, wordFor } from './project-values.ts';

const copy = partnerCopy.projects;

/** The frame of a branded page is painted first: the footer of a neutral one would be seen to move. */
const painted = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/** Marks the root element once it is known whether the page has projects: style keeps their place until then. */
const markProjects = (state: string) =>
  (document.documentElement.dataset['projects'] = state === 'loaded' ? 'some' : 'none');

/** Asks for the projects of this host's partner and shows them. A host without a partner asks for none (F-A2, F-H3). */
export async function showProjects(): Promise<void> {
  const section = document.querySelector<HTMLElement>('[data-selected-projects]');
  if (!section) return;
  await whenBranded();
  await painted();
  const show = (projects: readonly Project[]) => {
    if (projects.length > 0) fillMarketplace(section, projects);
    return projects.length > 0;
  };
  const request = { endpoint: 'featuredProjects', read: readProjects, body: {}, show } as const;
  markProjects(await showAnswer(section, request));
}

/**
 * The section 'Marketplace': a filter by asset class over a strip of projects. Every choice, the same one again
 * included, goes back to the first (R4.9).
 */
export function fillMarketplace(section: HTMLElement, projects: readonly Project[]): void {
  const nowMs = Date.now();
  const strip = partOf(section, '[data-narrow]');
  const show = followCarousel<Project>(strip, (project, index) => projectCard(strip, project, index, nowMs));
  const choose = (assetClass?: string) => {
    const chosen = projectsIn(projects, assetClass);
    partOf(section, '[role=status]').textContent = pluralText(copy.count, chosen.length, language.locale);
    show(chosen);
  };
  choose();
  followFilter(partOf(section, '[data-filter]'), assetClassesOf(projects), choose);
}

/** A button for each asset class beside the one for all, which is built; no filter where no project has a class. */
function followFilter(
  filter: HTMLElement,
  assetClasses: readonly string[],
  choose: (assetClass?: string) => void,
): void {
  if (assetClasses.length === 0) return filter.remove();
  filter.append(...assetClasses.map((name) => fillTemplate(filter, 'choice', { name: wordFor(name) })));
  const buttons = [...filter.querySelectorAll('button')];
  for (const [index, button] of buttons.entries())
    button.addEventListener('click', () => {
      for (const other of buttons) other.ariaPressed = `${other === button}`;
      choose(assetClasses[index - 1]);
    });
}

/**
 * The item of a project, by the template of its strip.
 * @param index makes its ids unique
 */
export const projectCard = (strip: HTMLElement, project: Project, index: number, nowMs: number) =>
  fillTemplate<CardSlot>(strip, 'item', fillingsOf(project, index, nowMs));

/** Ids lead from the card and its link to their names: projects have none, and two may have the same title. */
function fillingsOf(project: Project, index: number, nowMs: number): Fillings<CardSlot> {
  const { description, assetClass, tags, regions, creatorName, picture, currency } = project;
  const title = project.title || assetClass || copy.untitled;
  const [titleId, actionId] = [`project-${index}`, `project-${index}-action`];
  const days = daysLeft(project.endDate, nowMs);
  const amountOf = (amount: number | undefined) =>
    amount === undefined ? undefined : amountText(amount, currency);
  return {
    card: (card) => {
      card.setAttribute('aria-labelledby', titleId);
      const letters = lettersOf([title, description, assetClass, creatorName, ...tags, ...regions].join(' '));
      if (letters) card.dataset['letters'] = letters;
    },
    heading: (heading) => (heading.id = titleId),
    title: (link) => {
      link.textContent = title;
      link.setAttribute('aria-labelledby', `${titleId} ${actionId}`);
    },
    action: (action) => (action.id = actionId),
    frame: (frame) => showPicture(frame, picture),
    days: days === undefined ? undefined : pluralText(copy.daysLeft, days, language.locale),
    ...{ assetClass: assetClass && wordFor(assetClass), description, creatorName },
    tags: tags.length > 0 ? (row) => followTags(row, tags) : undefined,
    targetAmount: amountOf(project.targetAmount),
    target: amountOf(project.target),
    amounts: project.target === undefined && project.targetAmount === undefined ? undefined : () => {},
    regions: regions.length > 0 ? (line) => line.append(...namesIn(regions.map(wordFor))) : undefined,
  };
}

/** The drawing takes the place of a picture that is missing or fails to load (F-A18). */
function showPicture(frame: HTMLElement, source: string | undefined): void {
  const [picture, drawing] = [partOf(frame, 'img'), partOf(frame, 'svg')];
  if (source === undefined) return picture.remove();
  drawing.remove();
  picture.addEventListener('error', () => picture.replaceWith(drawing));
  picture.setAttribute('src', source);
}

/** Each keeps its own direction. */
const namesIn = (names: readonly string[]) =>
  names.flatMap((name, index) => [
    ...(index > 0 ? [language.dir === 'rtl' ? '، ' : ', '] : []),
    Object.assign(document.createElement('bdi'), { textContent: name }),
  ]);
