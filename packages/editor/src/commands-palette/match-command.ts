/**
 * Returns how well what was typed fits a command's name: null when its letters are not all there in their order, else the greater
 * the better. Letters that begin a word, or follow one another, count more.
 */
export function matchCommand(typed: string, name: string): number | null {
  const wanted = plain(typed).replace(/\s+/g, '');
  const letters = plain(name);
  if (wanted === '') return 0;
  const whole = letters.indexOf(plain(typed).trim());
  if (whole >= 0) return 1000 - whole - letters.length / 100;
  let score = 0;
  let at = -1;
  for (const letter of wanted) {
    const next = letters.indexOf(letter, at + 1);
    if (next < 0) return null;
    const beginsWord = next === 0 || !/[\p{L}\p{N}]/u.test(letters.charAt(next - 1));
    score += next === at + 1 ? 6 : beginsWord ? 8 : 1;
    at = next;
  }
  return score - letters.length / 100;
}

/** Removes accents and capitals, because people search without them. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
