/** Vowel points of Hebrew and Arabic, and the stroke that lengthens an Arabic word: most titles go without. */
export const VOWEL_POINTS = /[\u0591-\u05bd\u05bf-\u05c7\u064b-\u0652\u0640]/gu;
