import type { AnalyticsEvent } from '@coverwright/contracts/analytics/events.ts';

declare global {
  interface Window {
    /** A tag manager reads it where a visitor has consented to one. Without one, nothing leaves the browser. */
    dataLayer?: AnalyticsEvent[];
  }
}

/** Notes what an author did in the page's data layer. */
export function track(event: AnalyticsEvent): void {
  window.dataLayer ??= [];
  window.dataLayer.push(event);
}
