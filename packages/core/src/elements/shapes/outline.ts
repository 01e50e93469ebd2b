import type { Outline, OutlineRequest } from './outline-request.ts';
import type { Path } from '../../scene/path.ts';
import { polygon } from './polygon.ts';
import { ring } from './ring.ts';
import { semicircle } from './semicircle.ts';
import { quarter } from './quarter.ts';
import { arch } from './arch.ts';
import { gothicArch } from './gothic-arch.ts';
import { archedFrame } from './arched-frame.ts';
import { ovalFrame } from './oval-frame.ts';
import { plaque } from './plaque.ts';
import { mat } from './mat.ts';
import { notchedFrame } from './notched-frame.ts';
import { ribbon } from './ribbon.ts';
import { banner } from './banner.ts';
import { pennant } from './pennant.ts';
import { bookmark } from './bookmark.ts';
import { seal } from './seal.ts';
import { burst } from './burst.ts';
import { scallop } from './scallop.ts';
import { shield } from './shield.ts';
import { heart } from './heart.ts';
import { drop } from './drop.ts';
import { crescent } from './crescent.ts';
import { cross } from './cross.ts';
import { arrow } from './arrow.ts';
import { chevron } from './chevron.ts';
import { parallelogram } from './parallelogram.ts';
import { speechBubble } from './speech-bubble.ts';
import { wave } from './wave.ts';
import { doubleRule } from './double-rule.ts';
import { corner } from './corner.ts';
import { laurel } from './laurel.ts';
import { ridge } from './ridge.ts';
import { rays } from './rays.ts';
import { compass } from './compass.ts';
import { diamond } from './diamond.ts';
import { divider } from './divider.ts';
import { ellipse } from './ellipse.ts';
import { frame } from './frame.ts';
import { roundedRectangle } from './rounded-rectangle.ts';
import type { ShapeType } from './shape-type.ts';
import { slant } from './slant.ts';
import { star } from './star.ts';
import { sunburst } from './sunburst.ts';
import { tape } from './tape.ts';
import { torn } from './torn.ts';

const OUTLINES = {
  rectangle: roundedRectangle,
  ellipse,
  line: ({ width, height }) => [
    ['M', 0, height / 2],
    ['L', width, height / 2],
  ],
  frame,
  triangle: ({ width, height }) => [['M', width / 2, 0], ['L', width, height], ['L', 0, height], ['Z']],
  diamond,
  star,
  sunburst,
  divider,
  polygon,
  ring,
  semicircle,
  quarter,
  arch,
  'gothic-arch': gothicArch,
  'arched-frame': archedFrame,
  'oval-frame': ovalFrame,
  plaque,
  'notched-frame': notchedFrame,
  ribbon,
  banner,
  pennant,
  bookmark,
  seal,
  burst,
  scallop,
  shield,
  heart,
  drop,
  crescent,
  cross,
  arrow,
  chevron,
  parallelogram,
  'speech-bubble': speechBubble,
  wave,
  'double-rule': doubleRule,
  corner,
  laurel,
  rays,
  compass,
  mat,
  slant,
  torn,
  tape,
  ridge,
} satisfies Record<ShapeType, Outline>;

export function shapeOutline(type: ShapeType, request: OutlineRequest): Path {
  return OUTLINES[type](request);
}
