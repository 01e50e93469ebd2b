import { type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Path } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { clockwise } from '../drawing/clockwise.ts';
import { clipped, filled, linearPaint, painted } from '../drawing/nodes.ts';
import { ellipse, smoothShape } from '../drawing/outlines.ts';
import { type RimLight, rimLit } from '../drawing/rim-lit.ts';
import { ribbon, type RibbonPoint } from '../drawing/ribbon.ts';
import type { Who } from './two-people.ts';

/** Clothes, skin and hair of one of two dancers. */
export interface DancerTones {
  readonly cloth: Rgba;
  readonly skin: Rgba;
  readonly hair: Rgba;
}

/**
 * A part of a dancer: closed lines through points, each as `x y`, and the middle lines of limbs, each point with half of the width there. All
 * in shares of the leader's height, x to the right of the middle between the two, y up from the ground.
 */
interface Part {
  readonly shapes?: readonly string[];
  readonly limbs?: readonly string[];
}

/** The share of the lamps' light on shaded parts. */
const WARM: Rgba = { r: 150, g: 62, b: 46, a: 1 };

/** The dancer who leads, seen from the right shoulder. */
const LEADER: Readonly<Record<Who, { readonly shoes: Part; readonly legs: Part; readonly body: Part; readonly hair: Part }>> = {
  man: {
    shoes: {
      shapes: [
        '-.345 .066, -.31 .06, -.27 .014, -.258 0, -.3 0, -.332 .03',
        '-.122 .045, -.066 .045, -.022 .014, -.01 0, -.06 -.001, -.122 0',
      ],
    },
    legs: {
      limbs: [
        '-.118 .5 .056, -.185 .35 .049, -.25 .2 .035, -.316 .078 .025, -.33 .054 .022',
        '-.098 .5 .058, -.066 .35 .051, -.076 .2 .038, -.088 .07 .029, -.09 .036 .028',
      ],
    },
    body: {
      shapes: [
        '-.075 .868, -.126 .848, -.172 .812, -.184 .73, -.174 .63, -.178 .55, -.192 .46, -.11 .446, -.036 .46, -.022 .54, -.012 .63, .002 .72, 0 .8, -.025 .85',
      ],
    },
    hair: {
      shapes: ['.002 .972, -.01 1.002, -.05 1.006, -.09 .985, -.102 .94, -.092 .895, -.07 .885, -.062 .925, -.045 .955'],
    },
  },
  woman: {
    shoes: {},
    legs: {
      limbs: [
        '-.16 .3 .032, -.24 .16 .026, -.3 .075 .015, -.285 .03 .015, -.26 .004 .007',
        '-.08 .3 .034, -.088 .16 .028, -.094 .06 .016, -.06 .018 .016, -.03 .003 .008',
      ],
    },
    body: {
      shapes: [
        '-.08 .85, -.15 .825, -.166 .76, -.148 .66, -.144 .6, -.19 .48, -.27 .34, -.37 .25, -.33 .215, -.26 .215, -.2 .18, -.13 .19, -.05 .17, 0 .3, 0 .48, -.028 .6, -.018 .7, -.02 .79, -.04 .84',
      ],
    },
    hair: {
      shapes: [
        '.002 .97, -.01 1, -.05 1.004, -.092 .985, -.106 .94, -.088 .89, -.064 .9, -.05 .95',
        '-.1 .958, -.13 .952, -.142 .93, -.13 .904, -.1 .904',
      ],
    },
  },
};
const LEADER_HEAD: Part = {
  shapes: ['-.092 .95, -.07 .985, -.03 .988, .002 .968, .006 .946, .02 .92, .008 .913, .006 .896, -.012 .878, -.05 .872, -.086 .9'],
  limbs: ['-.078 .82 .038, -.06 .9 .033'],
};
const LEADER_FAR_ARM: Part = { limbs: ['-.03 .8 .03, .1 .795 .028, .23 .8 .024, .33 .862 .017'] };
const LEADER_NEAR_ARM: Part = { limbs: ['-.148 .796 .03, -.156 .72 .031, -.118 .65 .028, -.04 .632 .023, .042 .65 .018'] };
const LEADER_HAND: Part = { limbs: ['.046 .65 .013, .076 .66 .016, .1 .668 .009'] };

/** The dancer who follows, seen from behind, a foot drawn back. */
const FOLLOWER: Readonly<Record<Who, { readonly legs: Part; readonly shoes: Part; readonly body: Part; readonly hair: Part }>> = {
  woman: {
    legs: {
      limbs: [
        '.15 .3 .03, .2 .2 .027, .272 .11 .019, .315 .068 .013, .338 .03 .014, .35 .008 .006',
        '.1 .3 .034, .094 .19 .031, .092 .1 .021, .086 .052 .014, .062 .018 .015, .04 .006 .007',
      ],
    },
    shoes: {},
    body: {
      shapes: ['.05 .762, .03 .7, .044 .62, .046 .56, .09 .545, .134 .56, .134 .62, .156 .7, .152 .765, .115 .72, .09 .705'],
    },
    hair: {
      shapes: [
        '.046 .925, .076 .942, .114 .93, .134 .89, .124 .85, .094 .836, .07 .85, .062 .89',
        '.11 .884, .138 .892, .166 .872, .164 .842, .136 .826, .112 .84',
      ],
    },
  },
  man: {
    legs: {
      limbs: [
        '.125 .5 .052, .18 .35 .047, .24 .2 .035, .31 .078 .025, .322 .056 .022',
        '.1 .5 .056, .084 .35 .05, .1 .2 .038, .106 .07 .029, .108 .036 .028',
      ],
    },
    shoes: {
      shapes: ['.34 .066, .3 .056, .27 .012, .262 0, .3 0, .33 .03', '.135 .045, .08 .045, .04 .014, .03 0, .08 -.001, .135 0'],
    },
    body: {
      shapes: [
        '.07 .828, .034 .79, .024 .7, .036 .6, .034 .52, .034 .45, .11 .436, .18 .455, .17 .53, .162 .62, .174 .71, .166 .785, .12 .828',
      ],
    },
    hair: { shapes: ['.04 .925, .07 .945, .112 .932, .128 .89, .118 .846, .086 .84, .07 .88'] },
  },
};
const FOLLOWER_HEAD: Part = {
  shapes: ['.03 .93, .07 .94, .11 .92, .116 .88, .1 .84, .06 .838, .04 .85, .032 .868, .034 .876, .018 .888, .026 .905'],
  limbs: ['.094 .79 .03, .082 .86 .027'],
};
const FOLLOWER_BACK: Part = { shapes: ['.066 .82, .04 .79, .034 .75, .052 .7, .14 .7, .156 .745, .15 .79, .11 .815'] };
const FOLLOWER_FAR_ARM: Part = { limbs: ['.136 .775 .024, .2 .762 .021, .26 .8 .018, .325 .862 .013, .34 .886 .012'] };
const FOLLOWER_NEAR_ARM: Part = { limbs: ['.056 .782 .024, -.01 .756 .021, -.07 .775 .017, -.116 .826 .013, -.14 .842 .01'] };
const HANDS: Part = { shapes: ['.318 .862, .346 .858, .362 .884, .352 .91, .33 .906, .316 .884'] };

/** A skirt that swings out, its lining at the hem, and its folds. */
const SKIRT =
  '.046 .6, .02 .5, -.012 .39, -.056 .27, -.108 .19, -.07 .158, -.03 .164, .02 .182, .07 .142, .13 .15, .18 .19, .24 .168, .3 .2, .36 .252, .42 .262, .5 .345, .49 .375, .41 .39, .3 .43, .2 .515, .134 .6';
const LINING =
  '-.108 .19, -.07 .158, -.03 .164, .02 .182, .07 .142, .13 .15, .18 .19, .24 .168, .3 .2, .36 .252, .42 .262, .5 .345, .43 .3, .36 .286, .29 .232, .24 .204, .18 .222, .12 .182, .07 .172, .02 .206, -.04 .188';
const FOLDS = [
  '.064 .57 .002, .04 .42 .006, -.004 .29 .01, -.05 .17 .014',
  '.084 .57 .002, .084 .42 .007, .07 .28 .012, .05 .15 .016',
  '.1 .57 .002, .142 .43 .008, .176 .3 .013, .2 .17 .018',
  '.114 .57 .002, .19 .45 .008, .27 .35 .013, .33 .23 .018',
  '.124 .57 .002, .22 .48 .006, .34 .4 .01, .44 .33 .014',
];

/** Two who dance close together in the hold of a waltz. @param feet the middle between the two. @param height the leader's, units. */
export function dancingCouple(
  feet: Point,
  height: number,
  facing: 1 | -1,
  [first, second]: readonly [Who, Who],
  [leads, follows]: readonly [DancerTones, DancerTones],
  light: RimLight,
  shade: Rgba,
): { readonly nodes: readonly SceneNode[]; readonly outline: Path } {
  const isOfTwo = first !== second;
  const leader = LEADER[isOfTwo ? 'man' : first];
  const follower = FOLLOWER[isOfTwo ? 'woman' : second];
  const [isSuited, isGowned] = [isOfTwo || first === 'man', isOfTwo || second === 'woman'];
  const outlines: Path[] = [];
  const shoe = mixColours(shade, leads.cloth, 0.2);
  const sleeve = isGowned ? follows.skin : follows.cloth;
  const cuff = isSuited ? leads.cloth : leads.skin;
  return {
    nodes: [
      ...part(cuff, LEADER_FAR_ARM),
      ...part(shoe, leader.shoes),
      ...part(isSuited ? mixColours(leads.cloth, shade, 0.24) : leads.skin, leader.legs),
      ...part(leads.skin, LEADER_HEAD, 0.5),
      ...part(leads.hair, leader.hair, 0.5),
      ...part(leads.cloth, leader.body),
      ...part(shoe, follower.shoes),
      ...part(isGowned ? follows.skin : mixColours(follows.cloth, shade, 0.24), follower.legs),
      ...(isGowned ? skirt() : []),
      ...part(sleeve, FOLLOWER_FAR_ARM, 0.5),
      ...part(follows.skin, HANDS, 0.4),
      ...part(follows.skin, FOLLOWER_HEAD, 0.5),
      ...(isGowned ? part(follows.skin, FOLLOWER_BACK, 0.5) : []),
      ...part(follows.cloth, follower.body, 0.5),
      ...part(follows.hair, follower.hair, 0.5),
      ...part(sleeve, FOLLOWER_NEAR_ARM, 0.5),
      ...part(cuff, LEADER_NEAR_ARM, 0.5),
      ...part(leads.skin, LEADER_HAND, 0.4),
    ],
    outline: clockwise(outlines.flat()),
  };

  function points(line: string): readonly RibbonPoint[] {
    return line.split(', ').map((point) => {
      const [x = 0, y = 0, half = 0] = point.split(' ').map(Number);
      return { x: feet.x + facing * x * height, y: feet.y - y * height, width: half * height };
    });
  }

  function part(tone: Rgba, { shapes = [], limbs = [] }: Part, depth = 0.62): readonly SceneNode[] {
    const whole = clockwise([
      ...shapes.flatMap((line) => smoothShape(points(line))),
      ...limbs.flatMap((line) => {
        const middle = points(line);
        return [...ribbon(middle), ...[middle[0], middle.at(-1)].flatMap((end) => (end ? ellipse(end, end.width) : []))];
      }),
    ]);
    outlines.push(whole);
    return rimLit(whole, tone, mixColours(tone, mixColours(shade, WARM, 0.3), depth), light);
  }

  function skirt(): readonly SceneNode[] {
    const whole = smoothShape(points(SKIRT));
    const { cloth } = follows;
    return [
      ...part(cloth, { shapes: [SKIRT] }, 0.5),
      clipped(whole, [
        filled(withAlpha(mixColours(cloth, shade, 0.75), 0.45), ...FOLDS.map((fold) => ribbon(points(fold)))),
        filled(
          withAlpha(mixColours(cloth, WHITE, 0.45), 0.5),
          ...FOLDS.map((fold) =>
            ribbon(points(fold).map(({ x, y, width }) => ({ x: x + facing * (width * 1.1 + height * 0.004), y, width: width * 0.5 }))),
          ),
        ),
        painted(
          linearPaint({ x: 0, y: feet.y - height * 0.55 }, { x: 0, y: feet.y - height * 0.14 }, [
            withAlpha(shade, 0),
            withAlpha(shade, 0.32),
          ]),
          whole,
        ),
        filled(mixColours(cloth, shade, 0.72), smoothShape(points(LINING))),
      ]),
    ];
  }
}
