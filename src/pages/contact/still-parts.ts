/** What only shows, in one chunk: on a first load none of it is fetched. */
export { Advice } from './advice.tsx';
export { Desks } from './desks.tsx';
export { Ways } from './ways.tsx';
export { WithoutForm } from './without-form.tsx';
