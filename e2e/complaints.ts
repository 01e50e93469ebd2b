import type { Page } from '@playwright/test';

/**
 * On a busy machine a page may be painted seconds after it has come, and then the browser counts its fonts as fetched in vain. That each
 * page uses what it fetches ahead is tried where every route is visited.
 */
const LATE = /\.woff2 was preloaded using link preload but not used within a few seconds/;

/** Returns what the browser complained of: script faults, refused content, hydration that did not match. */
export function listenForComplaints(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    const isComplaint = message.type() === 'error' || message.type() === 'warning';
    if (isComplaint && !LATE.test(message.text())) complaints.push(message.text());
  });
  return complaints;
}

/** A browser that draws without a graphics card complains of its own copying when a picture of the page is taken. */
export function isOurs(complaint: string): boolean {
  return !complaint.includes('GPU stall due to ReadPixels');
}
