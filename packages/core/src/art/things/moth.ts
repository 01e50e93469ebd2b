import type { Rgba } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { filled, stroked } from '../drawing/nodes.ts';
import { ellipse, smoothLine, smoothShape } from '../drawing/outlines.ts';

interface MothColours {
  readonly wing: Rgba;
  readonly mark: Rgba;
  readonly pale: Rgba;
}

/** A moth with spread wings, seen from above. @param reach from its middle to a wing's tip. */
export function moth(middle: Point, reach: number, { wing, mark, pale }: MothColours): readonly SceneNode[] {
  const side = (sign: 1 | -1): readonly SceneNode[] => {
    const at = (x: number, y: number): Point => ({ x: middle.x + sign * x * reach, y: middle.y + y * reach });
    return [
      filled(
        wing,
        smoothShape([
          at(0.04, -0.12),
          at(0.3, -0.5),
          at(0.72, -0.72),
          at(1, -0.62),
          at(0.94, -0.28),
          at(0.68, -0.02),
          at(0.34, 0.1),
          at(0.05, 0.08),
        ]),
      ),
      filled(
        wing,
        smoothShape([at(0.05, 0.04), at(0.36, 0.1), at(0.62, 0.3), at(0.58, 0.62), at(0.42, 0.86), at(0.3, 0.6), at(0.12, 0.42)]),
      ),
      stroked(
        pale,
        reach * 0.014,
        smoothLine([at(0.12, -0.14), at(0.42, -0.38), at(0.78, -0.5), at(0.88, -0.4)]),
        smoothLine([at(0.16, -0.04), at(0.46, -0.14), at(0.74, -0.2)]),
        smoothLine([at(0.14, 0.14), at(0.38, 0.3), at(0.48, 0.56)]),
      ),
      filled(pale, ellipse(at(0.62, -0.38), reach * 0.12)),
      filled(mark, ellipse(at(0.62, -0.38), reach * 0.085)),
      filled(wing, ellipse(at(0.62, -0.38), reach * 0.04)),
      filled(mark, ellipse(at(0.4, 0.42), reach * 0.055)),
      stroked(wing, reach * 0.022, smoothLine([at(0.03, -0.34), at(0.12, -0.56), at(0.26, -0.68)])),
    ];
  };
  const at = (x: number, y: number): Point => ({ x: middle.x + x * reach, y: middle.y + y * reach });
  return [
    ...side(1),
    ...side(-1),
    filled(wing, ellipse(at(0, -0.3), reach * 0.07, reach * 0.085), ellipse(at(0, -0.12), reach * 0.085, reach * 0.17)),
    filled(mark, smoothShape([at(-0.07, 0), at(0, -0.04), at(0.07, 0), at(0.055, 0.3), at(0, 0.56), at(-0.055, 0.3)])),
    stroked(
      wing,
      reach * 0.018,
      ...[0.06, 0.16, 0.26, 0.36].map((y) => smoothLine([at(-0.06 + y * 0.06, y), at(0, y + 0.03), at(0.06 - y * 0.06, y)])),
    ),
  ];
}
