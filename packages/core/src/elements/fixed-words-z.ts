/** The z of the blurb and the text of the spine. The author's own elements are stacked below or above it. */
export const FIXED_WORDS_Z = 10;
