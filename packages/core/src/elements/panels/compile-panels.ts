import type { Design } from '../../design/design.ts';
import { type Fill, fillOpacity } from '../../design/fill.ts';
import type { CoverGeometry, PanelId } from '../../geometry/cover-geometry.ts';
import { fillNodes } from '../../scene/fill-nodes.ts';
import { rectanglePath } from '../../scene/path.ts';
import type { SceneLayer } from '../../scene/scene.ts';

/** Returns a panel's fill; without one, its color as a fill. */
export function panelFill({ frontBoard, spine, back }: Design, id: PanelId): Fill {
  const { colour, fill } = { front: frontBoard.panel, spine: spine.panel, back: back.panel }[id];
  return fill ?? { kind: 'solid', colour };
}

/** Returns the fills of the three panels, in painting order. */
export function panelFills(design: Design): readonly (readonly [PanelId, Fill])[] {
  return (['back', 'front', 'spine'] as const).map((id) => [id, panelFill(design, id)]);
}

/** Returns the layers of the three panels, each filled over its whole area. A transparent panel can still be selected. */
export function compilePanels(design: Design, geometry: CoverGeometry): SceneLayer[] {
  return panelFills(design).flatMap(([id, fill]): SceneLayer[] => {
    const bounds = geometry.panels[id];
    if (!bounds) return [];
    const isShown = isVisible(fill);
    return [
      {
        id: `panel:${id}`,
        kind: 'panel',
        bounds,
        rotation: 0,
        inkBounds: isShown ? bounds : null,
        nodes: isShown ? fillNodes(rectanglePath(bounds), fill, bounds) : [],
      },
    ];
  });
}

function isVisible(fill: Fill): boolean {
  return fill.kind === 'linear' || fill.kind === 'radial' ? fill.stops.some(({ colour }) => colour.a > 0) : fillOpacity(fill) > 0;
}
