/** Returns smooth noise from 0 to 1 over the plane, with one independent value per unit. The same seed gives the same noise. */
export function planeNoise(seed: number): (x: number, y: number) => number {
  const corner = (x: number, y: number): number => {
    let mixed = Math.imul(x | 0, 0x27d4eb2d) ^ Math.imul(y | 0, 0x165667b1) ^ Math.imul(seed, 0x9e3779b1);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x85ebca6b);
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
    return ((mixed ^ (mixed >>> 16)) >>> 0) / 4_294_967_296;
  };
  const smooth = (t: number) => t * t * (3 - 2 * t);
  return (x, y) => {
    const [left, top] = [Math.floor(x), Math.floor(y)];
    const [u, v] = [smooth(x - left), smooth(y - top)];
    const upper = corner(left, top) * (1 - u) + corner(left + 1, top) * u;
    const lower = corner(left, top + 1) * (1 - u) + corner(left + 1, top + 1) * u;
    return upper * (1 - v) + lower * v;
  };
}
