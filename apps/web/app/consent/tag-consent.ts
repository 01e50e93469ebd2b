import type { ConsentSignals } from './consent-signals.ts';

/** The time that tags wait for a returning visitor's consent to be read. */
export const WAIT_FOR_UPDATE_MS = 500;

/** Sets the consent that holds until the visitor answers. */
export function setDefaultTagConsent(signals: ConsentSignals): void {
  tell('consent', 'default', { ...signals, wait_for_update: WAIT_FOR_UPDATE_MS });
}

export function updateTagConsent(signals: ConsentSignals): void {
  tell('consent', 'update', signals);
}

/** Pushes a command to the tag manager, which accepts only an `arguments` object: it takes an array for an event. */
function tell(..._command: readonly [string, string, object]): void {
  window.dataLayer ??= [];
  // oxlint-disable-next-line prefer-rest-params -- see above
  window.dataLayer.push(arguments);
}
