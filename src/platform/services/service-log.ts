import { emit } from '#src/platform/events.ts';

/** Services of others that this site can load, the built-in consent tool among them. */
export type ServiceName = 'consent' | 'analytics' | 'ads';

/** How far a service has come. The words for it are in content/consent.ts. */
export type ServiceState = 'waiting' | 'loaded' | 'failed' | 'stopped';

const states = new Map<ServiceName, ServiceState>();

export const serviceState = (name: ServiceName) => states.get(name);

/** Keeps account of what was loaded, for `?consent-debug`. */
export function logService(name: ServiceName, state: ServiceState): void {
  states.set(name, state);
  emit('service-logged', { name });
}
