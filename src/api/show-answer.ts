import { type ApiRequest, callApi } from './call-api.ts';
import type { EndpointId } from './endpoints.ts';

/** `none`: the platform has answered, and there is nothing to show. */
type AnswerState = 'loaded' | 'none' | 'failed';

/**
 * Shows the parts of a built section that are marked for its state (`data-when`), and no others. Its live region, which
 * says that it loads, says when it has failed.
 */
function showState(section: HTMLElement, state: AnswerState): void {
  section.dataset['state'] = state;
  for (const busy of section.querySelectorAll('[aria-busy]')) busy.setAttribute('aria-busy', 'false');
  for (const part of section.querySelectorAll<HTMLElement>('[data-when]'))
    part.hidden = part.dataset['when'] !== state;
  const status = section.querySelector<HTMLElement>('[data-failed]');
  if (!status) return;
  status.textContent = state === 'failed' ? (status.dataset['failed'] ?? '') : '';
  status.classList.toggle('hiddenText', state !== 'failed');
}

type Request<Answer> = ApiRequest & {
  readonly endpoint: EndpointId;
  readonly read: (answer: unknown, origin: string) => Answer;
  /** Fills the section. False when the answer has nothing for it. */
  readonly show: (answer: Answer) => boolean;
};

/** Asks the platform for the data of a section, which is built as it loads. A failure is logged. */
export async function showAnswer<Answer>(
  section: HTMLElement,
  { endpoint, read, show, ...request }: Request<Answer>,
): Promise<AnswerState> {
  let state: AnswerState = 'failed';
  try {
    state = show(await callApi(endpoint, read, new AbortController().signal, request)) ? 'loaded' : 'none';
  } catch (error) {
    console.warn(error);
  }
  showState(section, state);
  return state;
}
