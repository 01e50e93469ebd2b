import { traitsOf } from '../../elements/element-kinds.ts';
import type { Rgba } from '../../design/colour.ts';
import { fillOpacity } from '../../design/fill.ts';
import { panelFills } from '../../elements/panels/compile-panels.ts';
import type { PanelId } from '../../geometry/cover-geometry.ts';
import type { Check, Concern } from '../check.ts';
import { TOLERANCE, distanceInside } from '../measuring/distances.ts';
import { say } from '../say.ts';

const NAMES: Record<PanelId, string> = { front: say('theFront'), spine: say('theSpine'), back: say('theBack') };

/** Reports a panel with neither colour nor picture, which prints as white paper up to the edge. */
export const barePaper: Check = ({ design, geometry, scene }) => {
  const colours: Record<PanelId, Rgba> = {
    front: design.frontBoard.panel.colour,
    spine: design.spine.panel.colour,
    back: design.back.panel.colour,
  };
  const covers = scene.layers.filter(({ kind }) => traitsOf(kind)?.coversPaper);
  return panelFills(design).flatMap(([panel, fill]): readonly Concern[] => {
    const rect = geometry.panels[panel];
    const colour = colours[panel];
    if (!rect || fillOpacity(fill) >= 1) return [];
    if (covers.some(({ inkBounds }) => inkBounds && distanceInside(rect, inkBounds) >= -TOLERANCE)) return [];
    return [
      {
        severity: 'warning',
        message: say('barePaper', { panel: NAMES[panel] }),
        element: `panel:${panel}`,
        fix: { label: say('restoreColor'), command: { name: 'set-panel-colour', panel, colour: { ...colour, a: 1 } } },
      },
    ];
  });
};
