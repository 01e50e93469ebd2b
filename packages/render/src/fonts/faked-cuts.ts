/** The slant of a synthesized italic: the tangent of 12 degrees. */
export const FAKED_SLANT = 0.2126;

/** The stroke width of a synthesized bold, in em: stems become about as heavy as a bold's, and counters stay open. */
export const FAKED_BOLD = 0.032;
