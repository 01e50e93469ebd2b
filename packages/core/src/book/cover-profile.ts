import type { BookShape } from './book-shape.ts';

/** A point of the cover seen from above, in inches, with its position on the flat sheet. */
export interface ProfilePoint {
  readonly x: number;
  readonly z: number;
  /** The position on the flat sheet, as a share of its width. */
  readonly u: number;
}

/** The cross-section of the cover, from the fore-edge of the left board around the spine to that of the right board. */
export interface CoverProfile {
  readonly outer: readonly ProfilePoint[];
  /** The inner side, with a point below each point of the outer side. */
  readonly inner: readonly ProfilePoint[];
}

/** The number of segments in a curve. */
const STEPS = 10;
/** The radius of a fold in card, in inches. */
const FOLD_RADIUS = 0.02;
/** The distance in inches between the spine and the score along which a paper cover is lifted. */
const SCORE = 0.22;

/**
 * Folds the flat cover around the book: the left board lies behind, the right one in front, the spine on the left. For a book that reads
 * right to left, the caller turns the result by 180°.
 * @param opened the angle in degrees by which the front board is lifted.
 */
export function coverProfile(shape: BookShape, opened: number): CoverProfile {
  const { width, thickness, coverThickness, groove, spineBulge, sheet, readingDirection } = shape;
  const edge = -width / 2;
  const half = thickness / 2;
  const radius = Math.min(FOLD_RADIUS, half * 0.4);
  const bend = groove?.width ?? SCORE;
  const along = boardSteps(width, bend);

  const board = (side: 'left' | 'right') => {
    const { x, width: share } = sheet[side];
    const isRight = side === 'right';
    // Distances run from the spine outward; on the left board the sheet runs the other way.
    return along.map((distance): { readonly outer: ProfilePoint; readonly inner: ProfilePoint } => {
      const u = isRight ? x + (share * distance) / width : x + share * (1 - distance / width);
      const dip = groove && distance < groove.width ? groove.depth * Math.sin((Math.PI * distance) / groove.width) ** 2 : 0;
      const z = isRight ? half : -half;
      const inwards = isRight ? -1 : 1;
      return {
        outer: { x: edge + Math.max(distance, radius), z: z + inwards * dip, u },
        inner: { x: edge + Math.max(distance, radius, coverThickness), z: z + inwards * coverThickness, u },
      };
    });
  };

  const spine = spineSteps(thickness, radius).map((distance) => {
    const share = distance / thickness;
    const z = distance - half;
    const bulge = spineBulge * Math.sin(Math.PI * share);
    const u = sheet.spine.x + sheet.spine.width * share;
    const corner = cornerCut(half - Math.abs(z), radius);
    return {
      outer: { x: edge - bulge + corner, z, u },
      inner: { x: edge + coverThickness - bulge, z: Math.max(-half + coverThickness, Math.min(half - coverThickness, z)), u },
    };
  });

  const isOpeningRight = readingDirection === 'ltr';
  const hinge = { x: edge + bend, z: isOpeningRight ? half - coverThickness : -half + coverThickness };
  const lifted = ({ x, z, u }: ProfilePoint): ProfilePoint => {
    if (x <= hinge.x) return { x, z, u };
    const angle = ((isOpeningRight ? 1 : -1) * opened * Math.PI) / 180;
    const dx = x - hinge.x;
    const dz = z - hinge.z;
    return { x: hinge.x + dx * Math.cos(angle) - dz * Math.sin(angle), z: hinge.z + dx * Math.sin(angle) + dz * Math.cos(angle), u };
  };
  const lift = (points: readonly { readonly outer: ProfilePoint; readonly inner: ProfilePoint }[], isFront: boolean) =>
    isFront && opened > 0 ? points.map(({ outer, inner }) => ({ outer: lifted(outer), inner: lifted(inner) })) : points;

  const points = [...lift(board('left'), !isOpeningRight).toReversed(), ...spine, ...lift(board('right'), isOpeningRight)];
  return { outer: points.map(({ outer }) => outer), inner: points.map(({ inner }) => inner) };
}

/** Returns the distances from the spine at which a board's section has a point. They are close together in the groove or at the score. */
function boardSteps(width: number, bend: number): readonly number[] {
  const near = Array.from({ length: STEPS + 1 }, (_, step) => (bend * step) / STEPS);
  return [...near, bend + (width - bend) * 0.5, width];
}

/** Returns the distances from the back's fold at which the spine's section has a point. They are close together at the folds. */
function spineSteps(thickness: number, radius: number): readonly number[] {
  const fold = [0, 0.25, 0.6, 1].map((share) => share * radius);
  const middle = Array.from({ length: STEPS - 1 }, (_, step) => radius + ((thickness - 2 * radius) * (step + 1)) / STEPS);
  return [...fold, ...middle, ...fold.map((distance) => thickness - distance).toReversed()];
}

/** Returns the gap between a rounded fold and its sharp corner at a given distance from the corner. */
function cornerCut(distance: number, radius: number): number {
  if (distance >= radius) return 0;
  return radius - Math.sqrt(radius ** 2 - (radius - distance) ** 2);
}
