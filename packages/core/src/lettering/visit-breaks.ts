/** A run of units that a line may hold: from one up to but excluding another. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** The part of a line's penalty that is known before it is sized. 0 or more. */
export interface WordedPenalty<Line> {
  /** @param before the line above it; null if it is the first */
  of(line: Line, before: Line | null, isLast: boolean): number;
  /** The least that any line above could leave of it. */
  least(line: Line, isLast: boolean): number;
}

export interface BreaksToVisit<Line> {
  readonly units: number;
  /** True where a line has to end after a unit. */
  readonly forced: readonly boolean[];
  readonly mostLines: number;
  lineOf(span: Span): Line;
  readonly penalty: WordedPenalty<Line>;
  /** The penalty beyond which a break is of no interest any more. */
  limit(): number;
}

/**
 * Visits the ways to divide units into lines whose words alone cost no more than the limit. Always in the same order: a longer last line
 * first, then a longer one above it. What is common to thousands of breaks is ruled out once, so few of them are visited.
 */
export function visitBreaks<Line>(
  { units, forced, mostLines, lineOf, penalty, limit }: BreaksToVisit<Line>,
  visit: (lines: readonly Line[], penalty: number) => void,
): void {
  const visitAbove = (end: number, below: readonly Line[], known: number) => {
    if (below.length >= mostLines) return;
    const [after] = below;
    for (let start = end < 2 ? 0 : forced.lastIndexOf(true, end - 2) + 1; start < end; start += 1) {
      const line = lineOf({ start, end });
      const isLast = below.length === 0;
      const sum = known + (after === undefined ? 0 : penalty.of(after, line, below.length === 1));
      const least = sum + (start === 0 ? penalty.of(line, null, isLast) : penalty.least(line, isLast));
      if (least > limit()) continue;
      if (start === 0) visit([line, ...below], least);
      else visitAbove(start, [line, ...below], sum);
    }
  };
  visitAbove(units, [], 0);
}
