import { placedKind } from '../../elements/element-kinds.ts';
import { placedElement } from '../../elements/placed-elements.ts';
import type { Rect } from '../../geometry/shapes.ts';
import { elementBox } from '../../interaction/element-box.ts';
import type { Check, Concern } from '../check.ts';
import { elementLabel } from '../measuring/element-label.ts';
import { TOLERANCE, inInches } from '../measuring/distances.ts';
import type { PreflightSubject } from '../preflight-subject.ts';
import { say } from '../say.ts';

/** The distance from the trim, in print pixels, within which an element is assumed to be meant to reach it: 0.02 in. */
const MEANT = 6;

/** Reports a picture or a shape that reaches the trim but not the edge of the file, so that a white sliver may show. */
export const shortOfBleed: Check = (subject) => {
  const { design, geometry, binding, scene } = subject;
  if (!binding) return [];
  return scene.layers.flatMap(({ id, inkBounds, rotation }): readonly Concern[] => {
    if (!inkBounds || rotation % 90 !== 0 || !isArea(subject, id)) return [];
    const missing = gaps(inkBounds, geometry.trimBox, geometry.bleed);
    if (missing.every((gap) => gap === 0)) return [];
    const command = rotation === 0 ? extended(subject, id, missing) : null;
    return [
      {
        severity: 'warning',
        message: say('shortOfBleed', { element: elementLabel(design, id), distance: inInches(Math.max(...missing)) }),
        element: id,
        fix: command && { label: say('extendIntoBleed'), command },
      },
    ];
  });
};

type Sides = readonly [left: number, top: number, right: number, bottom: number];

/** Returns the missing length on each side; 0 for a side that is clear of the trim or extends far enough. */
function gaps(ink: Rect, trim: Rect, bleed: number): Sides {
  const beyond: Sides = [
    trim.x - ink.x,
    trim.y - ink.y,
    ink.x + ink.width - trim.x - trim.width,
    ink.y + ink.height - trim.y - trim.height,
  ];
  const lacking = (by: number) => (by > -MEANT && by < bleed - TOLERANCE ? bleed - by : 0);
  return [lacking(beyond[0]), lacking(beyond[1]), lacking(beyond[2]), lacking(beyond[3])];
}

function isArea({ design }: PreflightSubject, id: string): boolean {
  const placed = placedElement(design, id);
  return (placed && placedKind(placed.kind)?.isArea(design, id)) ?? false;
}

/** Returns the command that extends an element: stretched if possible, while a picture is scaled evenly around its center. */
function extended({ design }: PreflightSubject, id: string, [left, top, right, bottom]: Sides) {
  const box = elementBox(design, id);
  if (!box) return null;
  const { x, y, width, height } = box.rect;
  if (!box.lockAspectRatio) {
    const rect = { x: x - left, y: y - top, width: width + left + right, height: height + top + bottom };
    return box.commandFor({ rect, rotation: 0, scaled: 1 });
  }
  const grow = Math.max(1 + (2 * Math.max(left, right)) / width, 1 + (2 * Math.max(top, bottom)) / height);
  const rect = { x: x - (width * (grow - 1)) / 2, y: y - (height * (grow - 1)) / 2, width: width * grow, height: height * grow };
  return box.commandFor({ rect, rotation: 0, scaled: 1 });
}
