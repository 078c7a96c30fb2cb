/** The frozen parts in one chunk, which is not fetched on first load. */
export { Advice } from './advice.tsx';
export { Desks } from './desks.tsx';
export { Ways } from './ways.tsx';
export { WithoutForm } from './without-form.tsx';
