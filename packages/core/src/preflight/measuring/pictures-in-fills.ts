import type { Design } from '../../design/design.ts';
import type { PictureFill } from '../../design/fill.ts';
import { panelFills } from '../../elements/panels/compile-panels.ts';
import { placeTextBox } from '../../elements/text-box/place-text-box.ts';
import { textBoard } from '../../elements/text-box/text-board.ts';
import type { CoverGeometry } from '../../geometry/cover-geometry.ts';
import type { Size } from '../../geometry/shapes.ts';

/** A picture that fills something shown, and the room that it covers. Print pixels. */
export interface PictureInFill {
  readonly element: string;
  readonly fill: PictureFill;
  readonly room: Size;
}

/** Every picture that fills a shape, a panel or words. Words are given the room of their box, which they never leave by much. */
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

/** Print resolution of a picture that covers its room: source pixels for each inch of paper. */
export function fillDpi({ fill: { image, zoom }, room }: PictureInFill): number {
  return 300 / (Math.max(room.width / image.width, room.height / image.height) * zoom);
}
