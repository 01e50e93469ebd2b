import type { Page } from '@playwright/test';

/** What the browser complained of: script faults, refused content, hydration that did not match. */
export function listenForComplaints(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  return complaints;
}

/** A browser that draws without a graphics card complains of its own copying when a picture of the page is taken. */
export function isOurs(complaint: string): boolean {
  return !complaint.includes('GPU stall due to ReadPixels');
}
