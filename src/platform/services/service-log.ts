import type { ServiceName, ServiceState } from '#src/model/consent.schema.ts';
import { emit } from '#src/platform/events.ts';

const states = new Map<ServiceName, ServiceState>();

export const serviceState = (name: ServiceName) => states.get(name);

/** Keeps account of what was loaded, for `?consent-debug`. */
export function logService(name: ServiceName, state: ServiceState): void {
  states.set(name, state);
  emit('service-logged', { name });
}
