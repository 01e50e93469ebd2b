import { WHITE } from '../../design/colour.ts';
import type { CoverGeometry } from '../../geometry/cover-geometry.ts';
import { rectanglePath } from '../../scene/path.ts';
import type { SceneLayer } from '../../scene/scene.ts';

/** The clear white field that the printer lays the barcode on. */
export function compileBarcode(geometry: CoverGeometry): SceneLayer | null {
  const zone = geometry.barcode;
  return (
    zone && {
      id: 'barcode',
      kind: 'barcode',
      bounds: zone,
      rotation: 0,
      inkBounds: zone,
      nodes: [{ kind: 'fill', path: rectanglePath(zone), paint: { kind: 'solid', colour: WHITE } }],
    }
  );
}
