import type { AnalyticsEvent } from '@coverwright/contracts/analytics/events.ts';

declare global {
  interface Window {
    /** The queue of a tag manager, if the visitor consented to one. Without one, nothing leaves the browser. */
    dataLayer?: object[];
  }
}

/** Pushes an event to the page's data layer. */
export function track(event: AnalyticsEvent): void {
  window.dataLayer ??= [];
  window.dataLayer.push(event);
}
