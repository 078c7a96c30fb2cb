import { parse } from 'node-html-parser';

import type { Step } from '#product/drawings/stages.ts';
import styles from '#product/kit/stage.module.css';

/**
 * A drawing or screen at a step of a workflow, as a still: the choices of the step are pressed, its parts are lit,
 * and what other choices show is left out.
 */
export function drawStage(html: string, { choices, without, lit }: Step): string {
  const root = parse(`<div class="${styles.stage}" data-stage inert>${html}</div>`);
  for (const input of root.querySelectorAll('input')) {
    if (choices.includes(input.getAttribute('value') ?? '')) input.setAttribute('checked', '');
    else input.removeAttribute('checked');
  }
  for (const part of root.querySelectorAll('[data-choices]:not([data-otherwise=pale])'))
    if (![...choices].every((choice) => part.getAttribute('data-choices')?.includes(choice))) part.remove();
  if (without) for (const part of root.querySelectorAll(without)) part.setAttribute('data-without', '');
  for (const part of root.querySelectorAll(lit)) part.setAttribute('data-lit', '');
  for (const opened of root.querySelectorAll('details:is([data-lit], :has([data-lit]))'))
    opened.setAttribute('open', '');
  return root.toString();
}
