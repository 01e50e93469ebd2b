/** Words that belong with what follows: a line never ends on one. */
const CONNECTORS = new Set(
  'a an the of in on at to for from by with and or but nor as into over under after before between without my your his her its our their de la le les el los las der die das und von zu'.split(' '),
);

const ENDS_ON_CONNECTOR = 0.35;
const LONE_SHORT_WORD = 0.12;

/**
 * Breaks a title into `count` lines by sense and balance: lines of like width, none ending on a connector, no lone short
 * word. Null when it has fewer words than lines. Explicit line breaks are kept as they are when their number is `count`.
 * @param widthOf measured width of a line, any unit.
 */
export function breakTitle(title: string, count: number, widthOf: (line: string) => number): readonly string[] | null {
  const words = title.split(/\s+/).filter((word) => word !== '');
  if (words.length < count || count < 1) return null;
  const whole = widthOf(words.join(' '));
  const ideal = whole / count;
  const cost = (line: readonly string[], isLast: boolean): number => {
    const text = line.join(' ');
    const uneven = (widthOf(text) - ideal) / whole;
    const hangs = !isLast && CONNECTORS.has((line.at(-1) ?? '').toLowerCase());
    const isLone = line.length === 1 && text.length <= 3;
    return uneven * uneven * count + (hangs ? ENDS_ON_CONNECTOR : 0) + (isLone ? LONE_SHORT_WORD : 0);
  };
  const best = cheapestBreak(words, count, cost);
  return best && best.map((line) => line.join(' '));
}

/** Every way to cut `words` into `count` lines costs the sum of its lines; titles are short enough to look at all. */
function cheapestBreak(
  words: readonly string[],
  count: number,
  cost: (line: readonly string[], isLast: boolean) => number,
): readonly (readonly string[])[] | null {
  type Cut = { readonly total: number; readonly lines: readonly (readonly string[])[] };
  const memo = new Map<string, Cut | null>();
  const from = (start: number, left: number): Cut | null => {
    const key = `${start}/${left}`;
    const known = memo.get(key);
    if (known !== undefined) return known;
    let best: Cut | null = null;
    if (left === 1) {
      const line = words.slice(start);
      best = line.length > 0 ? { total: cost(line, true), lines: [line] } : null;
    } else {
      for (let end = start + 1; end <= words.length - left + 1; end += 1) {
        const rest = from(end, left - 1);
        if (!rest) continue;
        const line = words.slice(start, end);
        const total = cost(line, false) + rest.total;
        if (!best || total < best.total) best = { total, lines: [line, ...rest.lines] };
      }
    }
    memo.set(key, best);
    return best;
  };
  return from(0, count)?.lines ?? null;
}
