/** The slant of a synthesized italic: the tangent of 12 degrees. */
export const FAKED_SLANT = 0.2126;

/** Em of stroke: a stem about as heavy as a bold's, counters still open. */
export const FAKED_BOLD = 0.032;
