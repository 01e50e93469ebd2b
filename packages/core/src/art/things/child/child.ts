import { BLACK, WHITE, withAlpha } from '../../../design/colour.ts';
import type { Point } from '../../../geometry/shapes.ts';
import { mixColours } from '../../../palette/mix-colours.ts';
import type { SceneNode } from '../../../scene/scene.ts';
import { clipped, filled, shadowOf, stroked } from '../../drawing/nodes.ts';
import { ellipse } from '../../drawing/outlines.ts';
import { blob, type Brush, curve, limb, mass, type Spot } from './brush.ts';
import { outfitOf } from './child-clothes.ts';
import { cutOf } from './child-cuts.ts';
import { childFace } from './child-head.ts';
import { hairBefore, hairBehind } from './child-hair.ts';
import { hat, hatBehind, hidesCrown, mask, visorOf } from './child-hats.ts';
import { behindBack, held, shield } from './child-held.ts';
import type { ChildLook, ChildPose, ChildTones } from './child-look.ts';
import { POSES } from './child-pose.ts';

/** The height of a child without its hat, in heads: half the width of the head is 1. */
export const CHILD_HEIGHT = 4.7;

interface Place {
  /** The ground between its feet; for a child that jumps, where it would stand. */
  readonly foot: Point;
  /** Half the width of its head. */
  readonly reach: number;
  readonly facing: 1 | -1;
}

/** A child as picture books have it: a large round head, rosy cheeks and big boots, in masses of soft paint. */
export function child(
  { foot, reach, facing }: Place,
  look: ChildLook,
  pose: ChildPose,
  tones: ChildTones,
  holds?: (brush: Brush) => readonly SceneNode[],
): readonly SceneNode[] {
  const { costume, isGirl, hair, hairColour, skin } = look;
  const { shade, light } = tones;
  const at = (x: number, up: number): Point => ({ x: foot.x + facing * x * reach, y: foot.y - up * reach });
  const brush: Brush = { at, reach, facing, light, shade };
  const { arms, legs, head } = POSES[pose];
  const outfit = outfitOf(look, tones);
  const body = cutOf(brush, outfit.cut, pose === 'jump' ? 1 : 0);
  const top = headBrush();
  const fist = (arm: 0 | 1): Brush => {
    const [x, up] = arms[arm][2];
    return { ...brush, at: (dx, dup) => at(x + dx, up + dup) };
  };
  return [
    ...behindBack(brush, costume, isGirl, pose === 'jump', tones),
    ...hatBehind(top, costume, tones),
    ...behindHead(),
    ...legs.flatMap((joints, index) => leg(joints, index === 0 ? -1 : 1)),
    ...mass(brush, ellipse(at(0, 1.36), reach * 0.62, reach * 0.3), outfit.leg),
    ...mass(brush, blob(brush, [-0.24, 3], [0.24, 3], [0.26, 2.6], [-0.26, 2.6]), mixColours(skin, shade, 0.16)),
    ...mass(brush, body, outfit.body),
    ...outfit.details(brush, body),
    // The shade of the chin.
    clipped(body, [
      shadowOf([filled(shade, ellipse(at(0, 2.86), reach * 0.72, reach * 0.3))], withAlpha(shade, 0.36), { x: 0, y: 0 }, reach * 0.1),
    ]),
    ...arm(0),
    ...(costume === 'knight' ? shield(fist(0), tones) : []),
    ...headParts(),
    ...arm(1),
  ];

  function headBrush(): Brush {
    const [x, up] = head.spot;
    const [cos, sin] = [Math.cos(head.tilt), Math.sin(head.tilt)];
    return { ...brush, at: (dx, dup) => at(x + dx * cos + dup * sin, up - dx * sin + dup * cos) };
  }

  /** The hair at the neck that helmets leave free. */
  function behindHead(): readonly SceneNode[] {
    const locks = hairBehind(top, hair, hairColour, tones.coat);
    if (costume === 'astronaut') return [clipped(visorOf(top), locks)];
    return costume === 'knight' && hair !== 'braids' ? [] : locks;
  }

  function headParts(): readonly SceneNode[] {
    const isUnderHat = hidesCrown(costume);
    return [
      ...childFace(top, skin, hairColour, pose === 'jump', costume === 'hero' ? mask(top, tones) : []),
      ...(costume === 'knight' ? [] : inVisor(hairBefore(top, hair, hairColour, isUnderHat))),
      ...hat(top, costume, tones, isGirl),
    ];
  }

  function inVisor(nodes: readonly SceneNode[]): readonly SceneNode[] {
    return costume === 'astronaut' ? [clipped(visorOf(top), nodes)] : nodes;
  }

  function leg(joints: readonly [Spot, Spot, Spot], side: -1 | 1): readonly SceneNode[] {
    const { leg: cloth, boot, isBarefoot } = outfit;
    const [, knee, ankle] = joints;
    const long = Math.hypot(ankle[0] - knee[0], ankle[1] - knee[1]) || 1;
    // Along the shin and across it, toward the toes.
    const down: Spot = [(ankle[0] - knee[0]) / long, (ankle[1] - knee[1]) / long];
    const toe: Spot = [-down[1] * side, down[0] * side];
    const to = (across: number, along: number): Spot => [
      ankle[0] + toe[0] * across + down[0] * along,
      ankle[1] + toe[1] * across + down[1] * along,
    ];
    const shaft = isBarefoot ? 0.06 : 0.4;
    const shoe = blob(
      brush,
      to(-0.25, -shaft),
      to(0.25, -shaft),
      to(0.27, -0.06),
      to(0.52, 0.04),
      to(0.56, 0.2),
      to(0.3, 0.27),
      to(-0.2, 0.27),
      to(-0.29, 0.1),
    );
    return [
      ...mass(brush, limb(brush, joints, [0.34, 0.29, 0.24]), cloth),
      ...mass(brush, shoe, boot),
      ...(isBarefoot
        ? []
        : [
            clipped(shoe, [
              stroked(mixColours(boot, shade, 0.6), reach * 0.12, curve(brush, to(-0.4, 0.26), to(0.1, 0.28), to(0.7, 0.24))),
            ]),
            stroked(
              withAlpha(mixColours(boot, WHITE, 0.5), 0.7),
              reach * 0.05,
              curve(brush, to(-0.22, -shaft + 0.05), to(0, -shaft + 0.03), to(0.22, -shaft + 0.05)),
            ),
          ]),
    ];
  }

  function arm(which: 0 | 1): readonly SceneNode[] {
    const { sleeve, cuff, glove } = outfit;
    const joints = arms[which];
    const [, elbow, hand] = joints;
    const side = which === 0 ? -1 : 1;
    const wrist: Spot = [hand[0] + (elbow[0] - hand[0]) * 0.24, hand[1] + (elbow[1] - hand[1]) * 0.24];
    const outline = limb(brush, [joints[0], elbow, wrist], [0.27, 0.26, cuff]);
    const palm = glove ?? skin;
    const isRaised = which === 1 && (pose === 'hold' || holds !== undefined);
    return [
      ...(isRaised ? (holds ?? ((own: Brush) => held(own, costume, tones)))(fist(1)) : []),
      shadowOf([filled(BLACK, outline)], withAlpha(shade, 0.3), { x: 0, y: reach * 0.04 }, reach * 0.06),
      ...mass(brush, ellipse(at(hand[0], hand[1]), reach * 0.225, reach * 0.215), palm),
      ...mass(brush, outline, sleeve),
      // The thumb, toward the body.
      ...mass(brush, ellipse(at(hand[0] - side * 0.15, hand[1] + 0.1), reach * 0.09, reach * 0.1), palm),
    ];
  }
}
