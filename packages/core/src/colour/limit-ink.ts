type Inks = readonly [number, number, number, number];

/** The largest share of the gray in cyan, magenta and yellow that black replaces. */
const MOST_GREY = 0.9;
const STEPS = 24;

/**
 * Limits four inks (0 to 1 each) to a total. Black replaces the gray that cyan, magenta and yellow form together, as far as possible; the
 * remaining excess is removed from the three equally, so that the hue is kept.
 */
export function limitInk([c, m, y, k]: Inks, most: number): Inks {
  if (c + m + y + k <= most) return [c, m, y, k];
  // Bisection finds the smallest exchange that is enough.
  let low = 0;
  let high = 1;
  for (let step = 0; step < STEPS; step += 1) {
    const middle = (low + high) / 2;
    if (total(exchanged([c, m, y, k], middle)) <= most) high = middle;
    else low = middle;
  }
  const [ec, em, ey, ek] = exchanged([c, m, y, k], high);
  const colour = ec + em + ey;
  const room = Math.max(0, most - ek);
  const scale = colour > room && colour > 0 ? room / colour : 1;
  return [ec * scale, em * scale, ey * scale, ek];
}

function exchanged([c, m, y, k]: Inks, share: number): Inks {
  const grey = Math.min(c, m, y) * MOST_GREY * share;
  return [c - grey, m - grey, y - grey, k + (1 - k) * share * Math.min(1, grey * 1.2)];
}

function total([c, m, y, k]: Inks): number {
  return c + m + y + k;
}
