import { BLACK, type Rgba } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { clockwise } from '../drawing/clockwise.ts';
import { ellipse, smoothShape } from '../drawing/outlines.ts';
import { type RimLight, rimLit } from '../drawing/rim-lit.ts';
import { ribbon, type RibbonPoint } from '../drawing/ribbon.ts';

export interface LeaperTones {
  readonly top: Rgba;
  readonly trousers: Rgba;
  readonly shoes: Rgba;
  readonly skin: Rgba;
  readonly hair: Rgba;
  readonly shade: Rgba;
}

/** The share of the sun's light on shaded parts. */
const WARM: Rgba = { r: 150, g: 62, b: 46, a: 1 };

/**
 * Parts of somebody in the middle of a leap to the right, from the side: closed lines through points as `x y`, and the middle lines of limbs
 * with half of the width at each point. In shares of the standing height, from the hips, y up.
 */
const FAR_ARM = ['.05 .285 .034, -.06 .29 .032, -.15 .265 .027, -.225 .31 .021, -.262 .345 .018'];
const FAR_HAND = ['-.262 .345 .014, -.285 .37 .017, -.312 .392 .01'];
const FAR_LEG = ['.02 -.015 .064, .13 .02 .06, .235 .028 .048, .32 -.035 .041, .4 -.12 .027'];
const FAR_SHOE = ['.375 -.108, .42 -.1, .47 -.072, .5 -.074, .506 -.094, .462 -.132, .415 -.162, .385 -.15'];
const NEAR_LEG = ['-.01 -.02 .066, -.11 -.09 .06, -.205 -.152 .048, -.31 -.142 .041, -.42 -.112 .027'];
const NEAR_SHOE = ['-.405 -.086, -.43 -.078, -.45 -.092, -.496 -.158, -.514 -.19, -.5 -.206, -.472 -.19, -.44 -.146, -.412 -.138'];
const NEAR_ARM = ['.05 .29 .036, .13 .3 .033, .205 .315 .028, .27 .37 .022, .305 .408 .018'];
const NEAR_HAND = ['.304 .406 .014, .328 .434 .017, .35 .466 .01'];
const NECK = ['.062 .3 .034, .082 .38 .031'];
const HEAD =
  '.03 .45, .05 .49, .09 .505, .128 .492, .142 .466, .144 .448, .162 .424, .15 .416, .15 .402, .142 .38, .118 .368, .084 .372, .056 .394';
const BODIES = {
  girl: '.03 .345, .075 .338, .106 .3, .104 .22, .082 .13, .078 .05, .094 -.02, .03 -.05, -.06 -.075, -.135 -.05, -.2 -.03, -.16 .03, -.09 .06, -.05 .12, -.03 .2, -.01 .3',
  boy: '.02 .35, .075 .342, .112 .3, .114 .22, .098 .12, .09 .02, .08 -.035, .02 -.055, -.07 -.05, -.1 -.01, -.075 .06, -.05 .14, -.036 .22, -.02 .3',
} as const;
const HAIRS = {
  girl: [
    '.14 .478, .13 .51, .09 .526, .04 .52, .005 .49, -.06 .485, -.13 .515, -.2 .51, -.28 .535, -.235 .488, -.31 .478, -.235 .448, -.28 .42, -.19 .416, -.13 .385, -.08 .398, -.03 .37, .03 .36, .056 .386, .064 .43, .096 .47',
  ],
  boy: [
    '.146 .476, .148 .5, .124 .512, .118 .528, .09 .522, .07 .534, .05 .516, .02 .518, .016 .494, -.008 .478, .01 .456, .004 .43, .026 .42, .05 .41, .062 .44, .096 .472',
  ],
} as const;
/** A piece that the wind takes: a scarf, or the hood of a sweatshirt. */
const LOOSE = {
  girl: '.02 .35, .07 .335, .03 .315, -.04 .32, -.12 .345, -.2 .33, -.25 .35, -.22 .31, -.26 .285, -.18 .29, -.11 .305, -.05 .288, .0 .29',
  boy: '.04 .355, .0 .375, -.055 .372, -.085 .345, -.07 .31, -.03 .292, .02 .305, .06 .33',
} as const;

/** A girl or a boy in the middle of a leap. @param at the hips. @param height standing, units. */
export function leapingFigure(
  at: Point,
  height: number,
  facing: 1 | -1,
  who: 'girl' | 'boy',
  tones: LeaperTones,
  light: RimLight,
): readonly SceneNode[] {
  const { top, trousers, shoes, skin, hair, shade } = tones;
  const far = (tone: Rgba) => mixColours(tone, shade, 0.38);
  return [
    ...part(far(top), [], FAR_ARM),
    ...part(far(skin), [], FAR_HAND),
    ...part(far(shoes), FAR_SHOE),
    ...part(far(trousers), [], FAR_LEG),
    ...part(skin, [HEAD], NECK),
    ...part(hair, HAIRS[who]),
    ...part(shoes, NEAR_SHOE),
    ...part(trousers, [], NEAR_LEG),
    ...part(top, [BODIES[who]]),
    ...part(who === 'girl' ? mixColours(shoes, top, 0.2) : mixColours(top, BLACK, 0.14), [LOOSE[who]]),
    ...part(skin, [], NEAR_HAND),
    ...part(mixColours(top, shade, 0.06), [], NEAR_ARM),
  ];

  function points(line: string): readonly RibbonPoint[] {
    return line.split(', ').map((point) => {
      const [x = 0, y = 0, half = 0] = point.split(' ').map(Number);
      return { x: at.x + facing * x * height, y: at.y - y * height, width: half * height };
    });
  }

  function part(tone: Rgba, shapes: readonly string[], limbs: readonly string[] = []): readonly SceneNode[] {
    const whole = clockwise([
      ...shapes.flatMap((line) => smoothShape(points(line))),
      ...limbs.flatMap((line) => {
        const middle = points(line);
        return [...ribbon(middle), ...[middle[0], middle.at(-1)].flatMap((end) => (end ? ellipse(end, end.width) : []))];
      }),
    ]);
    return rimLit(whole, tone, mixColours(tone, mixColours(shade, WARM, 0.3), 0.46), light);
  }
}
