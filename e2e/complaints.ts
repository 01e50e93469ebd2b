import type { Page } from '@playwright/test';

/**
 * A warning to ignore: on a busy machine a page may be painted seconds after it has loaded, so that its preloaded fonts seem unused.
 * Another test checks on every route that preloads are used.
 */
const LATE = /\.woff2 was preloaded using link preload but not used within a few seconds/;

/** Collects the browser's errors and warnings: script errors, blocked content, hydration mismatches. */
export function listenForComplaints(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    const isComplaint = message.type() === 'error' || message.type() === 'warning';
    if (isComplaint && !LATE.test(message.text())) complaints.push(message.text());
  });
  return complaints;
}

/** Returns true for a warning of a browser without a graphics card that a screenshot causes. */
export function isOurs(complaint: string): boolean {
  return !complaint.includes('GPU stall due to ReadPixels');
}
