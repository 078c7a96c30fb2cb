import { language } from '#words/language.ts';
import { readStatistics } from '#src/api/read-statistics.ts';
import { showAnswer } from '#src/api/show-answer.ts';
import { dollarsIn } from '#src/lib/dollars.ts';
import { partOf } from '#src/ui/template/fill-template.ts';

/** Shows the figures that the platform counts. Without a known one the section goes. */
export async function fill(section: HTMLElement): Promise<void> {
  const figures = [...section.querySelectorAll<HTMLElement>('[data-figure]')];
  const show = (answer: Readonly<Record<string, number>>) => {
    const counts = new Map(Object.entries(answer));
    const tooHigh: string[] = [];
    for (const figure of figures) {
      const { figure: name = '', claim } = figure.dataset;
      const count = counts.get(name);
      if (count === undefined) continue;
      const value = partOf(figure, 'dd');
      value.textContent = format(count, 'currency' in value.dataset);
      figure.dataset['known'] = '';
      if (count < Number(claim)) tooHigh.push(`${name} (${claim})`);
    }
    // A lower count is shown as it is; the site's owner learns which claim it contradicts.
    if (tooHigh.length > 0)
      console.warn(`The platform counts less than content/facts.ts claims: ${tooHigh.join(', ')}.`);
    return figures.some(({ dataset }) => 'known' in dataset);
  };
  if ((await showAnswer(section, { endpoint: 'statistics', read: readStatistics, show })) === 'none')
    section.remove();
}

/** Compact from a million: 2,513 and $25.4B. */
function format(value: number, isMoney: boolean): string {
  const isLarge = value >= 1e6;
  const options = {
    notation: isLarge ? 'compact' : 'standard',
    maximumFractionDigits: isLarge ? 1 : 0,
  } as const;
  const shown = isLarge ? value : Math.floor(value);
  return isMoney
    ? dollarsIn(language, options)(shown)
    : new Intl.NumberFormat(language.figures, options).format(shown);
}
