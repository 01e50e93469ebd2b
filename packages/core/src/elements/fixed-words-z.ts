/** The blurb and the spine's words stand at this z; the author's own elements go under or over them. */
export const FIXED_WORDS_Z = 10;
