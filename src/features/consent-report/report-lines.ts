import { consentCopy } from '#content/consent.ts';
import { consentLevels, isAllowed, isRefusedBySignal } from '#src/platform/services/consent-levels.ts';
import type { ServiceName } from '#src/model/consent.schema.ts';
import { serviceState } from '#src/platform/services/service-log.ts';
import { hasConsentTool, serviceSettings } from '#src/platform/services/service-settings.ts';

const { levels, report } = consentCopy;

export const levelLines = (): string[] =>
  consentLevels.map((level) => {
    const refusal = isRefusedBySignal(level) ? report.signal : report.refused;
    return `${levels[level].title}: ${isAllowed(level) ? report.allowed : refusal}`;
  });

export function serviceLines(): string[] {
  const isSet: Readonly<Record<ServiceName, boolean>> = {
    consent: hasConsentTool,
    analytics: serviceSettings.analyticsId !== undefined,
    ads: serviceSettings.adsId !== undefined,
  };
  return (['consent', 'analytics', 'ads'] as const).map((name) => {
    const state = serviceState(name) ?? (name === 'consent' ? 'idle' : 'waiting');
    return `${report.names[name]}: ${report.states[isSet[name] ? state : 'unset']}`;
  });
}

/** Every other host that this page asked for something so far, with how often. */
export function foreignRequests(): string[] {
  const counts = new Map<string, number>();
  for (const { name } of performance.getEntriesByType('resource')) {
    const host = URL.parse(name)?.host;
    if (host && host !== location.host) counts.set(host, (counts.get(host) ?? 0) + 1);
  }
  return [...counts].map(([host, count]) => `${host} (${count})`);
}
