/// <reference path="./untyped-modules.d.ts" />
import LineBreaker from 'linebreak';

/**
 * Returns the offsets in `text` at which UAX #14 allows a line to end, in ascending order, with the end of the text last. `text` is a
 * single paragraph.
 */
export function lineBreaks(text: string): readonly number[] {
  const breaks: number[] = [];
  const breaker = new LineBreaker(text);
  for (let next = breaker.nextBreak(); next !== null; next = breaker.nextBreak()) breaks.push(next.position);
  if (breaks.at(-1) !== text.length) breaks.push(text.length);
  return breaks;
}

const HANGING = /[ \t\u1680\u2000-\u2006\u2008-\u200b\u205f\u3000]/;

/** Returns the end of the visible part of a line. White space at its end takes no room. */
export function visibleEnd(text: string, start: number, end: number): number {
  let visible = end;
  while (visible > start && HANGING.test(text[visible - 1] ?? '')) visible -= 1;
  return visible;
}
