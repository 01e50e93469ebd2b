import type { Rgba } from '../../design/colour.ts';
import type { Design } from '../../design/design.ts';
import type { CoverGeometry, PanelId } from '../../geometry/cover-geometry.ts';
import { rectanglePath } from '../../scene/path.ts';
import type { SceneLayer } from '../../scene/scene.ts';

/** The three panels' colours, back to front, each over the whole of its panel. A clear panel still can be selected. */
export function compilePanels(design: Design, geometry: CoverGeometry): SceneLayer[] {
  const panels: readonly (readonly [PanelId, Rgba])[] = [
    ['back', design.back.panel.colour],
    ['front', design.frontBoard.panel.colour],
    ['spine', design.spine.panel.colour],
  ];
  return panels.flatMap(([id, colour]): SceneLayer[] => {
    const bounds = geometry.panels[id];
    if (!bounds) return [];
    const isShown = colour.a > 0;
    return [
      {
        id: `panel:${id}`,
        kind: 'panel',
        bounds,
        rotation: 0,
        inkBounds: isShown ? bounds : null,
        nodes: isShown ? [{ kind: 'fill', path: rectanglePath(bounds), paint: { kind: 'solid', colour } }] : [],
      },
    ];
  });
}
