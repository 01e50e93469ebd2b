const FIRST_LETTER = /^[^\p{L}]*[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** Reports whether a title is read from right to left, by its first letter. */
export function isRightToLeft(title: string): boolean {
  return FIRST_LETTER.test(title);
}
