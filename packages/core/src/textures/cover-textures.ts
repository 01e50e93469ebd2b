import { seededRandom } from '../random/seeded-random.ts';
import { type Field, addHills, addNoise, addSpeckle, createField, ramp, settle, warped } from './field.ts';

/** Textures of how densely a color lies, 0 to 255. */

/** Returns banks of fog that are wider than they are high. */
export function fogField(size: number): Field {
  const banks = createField(size);
  addHillsWide(banks, 103, 6);
  return densities(warped(banks, ...swirls(size, 113, 17)), (value) => ramp(-1.5, 2.2, value));
}

/** Returns curls of smoke: the sign changes of a noise field that is warped twice. */
export function smokeField(size: number): Field {
  const curls = createField(size);
  addHills(curls, 131, 128, 6, 1, 0.55);
  const bent = warped(warped(curls, ...swirls(size, 141, 46)), ...swirls(size, 151, 22));
  settle(bent, 0, 1);
  const thickness = createField(size);
  addHills(thickness, 161, 256, 3, 1);
  settle(thickness, 0, 1);
  return densities(bent, (value, at) => ramp(0.2, 1, 1 - Math.abs(value) * 1.15) * (0.3 + 0.7 * ramp(-1, 1.2, thickness.values[at]!)));
}

/** Returns a watercolor wash in which pigment gathers at the edges and in the pits of the paper. */
export function washField(size: number): Field {
  const pools = createField(size);
  addHills(pools, 171, 128, 4, 1, 0.45);
  const bent = warped(pools, ...swirls(size, 181, 18));
  settle(bent, 0, 1);
  const pigment = createField(size);
  addHills(pigment, 191, 64, 4, 0.12);
  addSpeckle(pigment, 193, 0.05);
  return densities(bent, (value, at) => {
    const edge = 1 - ramp(0, 0.13, Math.abs(value + 0.22));
    return ramp(-0.36, -0.26, value) * (0.52 + pigment.values[at]! + 0.34 * edge + 0.1 * ramp(-0.2, 1.4, value));
  });
}

/** Returns worn patches in which the surface has come off in crumbs. */
export function wearField(size: number): Field {
  const patches = createField(size);
  addHills(patches, 201, 256, 3, 1, 0.6);
  settle(patches, 0, 1);
  const crumbs = createField(size);
  addHills(crumbs, 211, 16, 3, 1, 0.8);
  addSpeckle(crumbs, 213, 0.25);
  settle(crumbs, 0, 1);
  return densities(patches, (value, at) => ramp(1.25, 1.9, value * 0.72 + crumbs.values[at]! * 0.62));
}

/** Returns specks and fine scratches, as on a worn negative. */
export function dustField(size: number): Field {
  const dust = createField(size);
  const random = seededRandom(37);
  const mask = size - 1;
  const mark = (x: number, y: number, cover: number) => {
    const at = (Math.floor(y) & mask) * size + (Math.floor(x) & mask);
    dust.values[at] = Math.max(dust.values[at]!, cover);
  };
  for (let speck = 0; speck < 700; speck += 1) {
    const x = random() * size;
    const y = random() * size;
    const chance = random();
    const radius = 0.5 + 2.6 * chance * chance * chance * chance;
    const cover = 0.4 + 0.6 * random();
    for (let dy = -4; dy <= 4; dy += 1) {
      for (let dx = -4; dx <= 4; dx += 1) mark(x + dx, y + dy, cover * ramp(radius + 0.7, radius - 0.7, Math.sqrt(dx * dx + dy * dy)));
    }
  }
  for (let scratch = 0; scratch < 40; scratch += 1) {
    let x = random() * size;
    let y = random() * size;
    let lean = random() - 0.5;
    const cover = 0.12 + 0.33 * random();
    const length = 20 + random() * 300;
    for (let step = 0; step < length; step += 1) {
      mark(x, y, cover);
      x += lean;
      y += 1;
      lean += (random() - 0.5) * 0.04;
    }
  }
  return densities(dust, (value) => value);
}

/** Returns ink from a worn letterpress: nearly solid, with missing crumbs and thin patches. */
export function roughField(size: number): Field {
  const starved = createField(size);
  addHills(starved, 221, 128, 2, 1);
  settle(starved, 0, 1);
  const crumbs = createField(size);
  addHills(crumbs, 231, 16, 2, 1, 0.7);
  addSpeckle(crumbs, 233, 0.3);
  settle(crumbs, 0, 1);
  return densities(crumbs, (value, at) => 1 - ramp(1.05, 1.5, value * 0.7 + starved.values[at]! * 0.5));
}

/** Returns the streaks of a dry brush along its stroke. */
export function brushField(size: number): Field {
  const streaks = createField(size);
  addNoise(streaks, 241, [256, 8], 0.7);
  addNoise(streaks, 243, [512, 2], 1);
  addNoise(streaks, 245, [64, 2], 0.6);
  addNoise(streaks, 247, 64, 0.5);
  addSpeckle(streaks, 249, 0.2);
  settle(streaks, 0, 1);
  return densities(streaks, (value) => 1 - 0.94 * ramp(0.5, 1.7, value));
}

function addHillsWide(field: Field, seed: number, octaves: number): void {
  for (let octave = 0; octave < octaves; octave += 1) {
    const cell = 256 / 2 ** octave;
    addNoise(field, seed + octave, [cell, Math.max(2, cell / 2)], 0.58 ** octave);
  }
  settle(field, 0, 1);
}

/** Returns two fields of displacements with a deviation of about `reach`. */
function swirls(size: number, seed: number, reach: number): readonly [Field, Field] {
  const right = createField(size);
  const down = createField(size);
  addHills(right, seed, 128, 3, reach);
  addHills(down, seed + 5, 128, 3, reach * 0.75);
  return [right, down];
}

function densities(field: Field, cover: (value: number, at: number) => number): Field {
  const dense = createField(field.size);
  for (let at = 0; at < dense.values.length; at += 1) dense.values[at] = 255 * cover(field.values[at]!, at);
  return dense;
}
