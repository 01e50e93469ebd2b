import type { Design } from '../../design/design.ts';
import type { PictureFill } from '../../design/fill.ts';
import { panelFills } from '../../elements/panels/compile-panels.ts';
import { placeTextBox } from '../../elements/text-box/place-text-box.ts';
import { textBoard } from '../../elements/text-box/text-board.ts';
import type { CoverGeometry } from '../../geometry/cover-geometry.ts';
import type { Size } from '../../geometry/shapes.ts';

/** A picture in a visible fill, and the area that it covers in print pixels. */
export interface PictureInFill {
  readonly element: string;
  readonly fill: PictureFill;
  readonly room: Size;
}

/** Returns every picture that fills a shape, a panel or text. For text, the area is that of its box, which letters hardly exceed. */
export function picturesInFills(design: Design, geometry: CoverGeometry): readonly PictureInFill[] {
  const shapes = design.coverShapes.flatMap(({ uniqueObjectId, hidden, renderer, box: { fill }, width, height }): PictureInFill[] =>
    !hidden && renderer === 'box' && fill?.kind === 'picture' ? [{ element: uniqueObjectId, fill, room: { width, height } }] : [],
  );
  const panels = panelFills(design).flatMap(([id, fill]): PictureInFill[] => {
    const room = geometry.panels[id];
    return room && fill.kind === 'picture' ? [{ element: `panel:${id}`, fill, room }] : [];
  });
  const words = design.frontBoard.textBoxes
    .filter(({ designMode }) => !designMode.hidden)
    .flatMap((box): PictureInFill[] => {
      const { uniqueId: element } = box.designMode;
      const board = textBoard(box, geometry);
      if (!board) return [];
      const room = placeTextBox(box, board).textArea;
      const fills = [box.text.fill, ...(box.text.lines ?? []).flatMap(({ runs }) => runs.map(({ fill }) => fill))];
      return fills.flatMap((fill) => (fill?.kind === 'picture' ? [{ element, fill, room }] : []));
    });
  return [...shapes, ...panels, ...words];
}

/** Returns the effective resolution of a picture that covers its area: source pixels per inch of paper. */
export function fillDpi({ fill: { image, zoom }, room }: PictureInFill): number {
  return 300 / (Math.max(room.width / image.width, room.height / image.height) * zoom);
}
