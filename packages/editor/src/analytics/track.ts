import type { AnalyticsEvent } from '@coverwright/contracts/analytics/events.ts';

declare global {
  interface Window {
    /** A tag manager reads it where a visitor has consented to one, and hears its own commands in it. Without one, nothing leaves the browser. */
    dataLayer?: object[];
  }
}

/** Notes what an author did in the page's data layer. */
export function track(event: AnalyticsEvent): void {
  window.dataLayer ??= [];
  window.dataLayer.push(event);
}
