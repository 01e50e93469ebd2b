import { z } from 'zod';

const ADDRESS = 'coverwright.recent-fonts';
const MOST = 6;

/** Returns the families last chosen in this browser, newest first; empty without storage. */
export function recentFonts(): readonly string[] {
  try {
    const kept = z.array(z.string().max(100)).safeParse(JSON.parse(window.localStorage.getItem(ADDRESS) ?? '[]'));
    return kept.success ? kept.data.slice(0, MOST) : [];
  } catch {
    return [];
  }
}

export function rememberFont(family: string): void {
  try {
    window.localStorage.setItem(ADDRESS, JSON.stringify([family, ...recentFonts().filter((known) => known !== family)].slice(0, MOST)));
  } catch {
    // Without storage only this convenience is lost.
  }
}
