import { hostModeOf } from './host-mode.ts';

// Runs inline before the first paint, on every page: keep it small and free of dependencies.
const mainHosts = (import.meta.env.VITE_MAIN_HOSTS ?? '').split(',').filter(Boolean);
const { mode, isNoindex } = hostModeOf(location.host, import.meta.env.VITE_BRAND_HOST, mainHosts);
document.documentElement.dataset['mode'] = mode;
if (isNoindex) {
  const robots = document.createElement('meta');
  robots.name = 'robots';
  robots.content = 'noindex, nofollow';
  document.head.append(robots);
}
