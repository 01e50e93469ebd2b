import type { Back } from '../../design/back.ts';
import type { CoverGeometry } from '../../geometry/cover-geometry.ts';
import { layoutBlurb } from '../../richtext/layout-blurb.ts';
import { parseRichText } from '../../richtext/parse-rich-text.ts';
import { glyphNodes, underlines } from '../../scene/glyph-nodes.ts';
import type { SceneLayer, SceneNode } from '../../scene/scene.ts';
import type { TextEngine } from '../../text/text-engine.ts';
import { points, pointsToPx } from '../../units/units.ts';
import { blurbArea } from './blurb-area.ts';

/** Returns the layer of the blurb; null without a back. */
export function compileBlurb({ panel, text, barcode, panelName }: Back, geometry: CoverGeometry, engine: TextEngine): SceneLayer | null {
  const area = blurbArea({ panel, text, barcode, panelName }, geometry);
  if (!area) return null;
  const blurb = layoutBlurb(
    parseRichText(text.text),
    {
      family: text.font,
      size: pointsToPx(points(text.fontSize)),
      lineSpacing: text.lineSpacing,
      letterSpacing: text.letterSpacing,
      case: text.case,
      alignment: text.alignment,
      width: area.width,
    },
    engine,
  );
  const { colour } = text;
  const nodes = blurb.parts.flatMap((part): SceneNode[] => {
    const origin = { x: area.x + part.origin.x, y: area.y + part.origin.y };
    return [
      ...glyphNodes(part.layout.lines, origin, () => ({ kind: 'solid', colour })),
      ...underlines(part.layout.lines, origin, engine, colour, (run) => part.spans[run.span]?.underline ?? false),
    ];
  });
  const ink = blurb.inkBounds;
  return {
    id: 'blurb',
    kind: 'blurb',
    bounds: area,
    rotation: 0,
    inkBounds: ink && { ...ink, x: ink.x + area.x, y: ink.y + area.y },
    nodes,
  };
}
