export { Messages, SiteHeader } from '../shared/islands.tsx';
