export { Aids } from '../shared/islands.tsx';
