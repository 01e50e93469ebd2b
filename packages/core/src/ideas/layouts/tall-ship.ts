import { footShade } from '../foot-shade.ts';
import { frontArtwork } from '../front-artwork.ts';
import { type LaidFront, type Layout, type LayoutStage, LONG_TITLES } from '../layout-stage.ts';
import { nightScene } from '../night-scene.ts';

/** Historical novels and fantasy of the sea: a ship under full sail before the moon, under noble capitals. */
export const tallShip: Layout = {
  titles: LONG_TITLES,
  focus: { x: 0.5, y: 0.5 },
  wordsOnPicture: false,
  inRoles: true,
  compose,
};

function compose(stage: LayoutStage): LaidFront {
  const { board, roles, seed } = stage;
  const { colours, foot, box, end, floor } = nightScene(stage, { bottom: 0.46, gap: 0.14, largest: 0.42, accent: roles.accent });
  const tall = Math.min(560, Math.max(150, (floor - end) * 0.6));
  return {
    plain: colours.darkest,
    carried: ['ship'],
    shapes: [
      frontArtwork(stage, 'ship', 'tall-ship', {
        z: 1,
        colours,
        parameters: { calm: end + 10, water: Math.max(end + tall + 50, floor - 210), tall, across: [500, 470, 530][seed % 3] ?? 500 },
      }),
      footShade(stage, foot.top + board.height * 0.04, colours.darkest),
    ],
    textBoxes: [...foot.boxes, box],
  };
}
