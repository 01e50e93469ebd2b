import { footShade } from '../foot-shade.ts';
import { frontArtwork } from '../front-artwork.ts';
import { type LaidFront, type Layout, type LayoutStage, LONG_TITLES } from '../layout-stage.ts';
import { nightScene } from '../night-scene.ts';

/** Fantasy and young adult: a castle on its crag in mist and moonlight, under a title of noble capitals. */
export const citadel: Layout = {
  titles: LONG_TITLES,
  focus: { x: 0.5, y: 0.5 },
  wordsOnPicture: false,
  inRoles: true,
  compose,
};

function compose(stage: LayoutStage): LaidFront {
  const { board, roles, seed } = stage;
  const { colours, foot, box, end, floor } = nightScene(stage, { bottom: 0.49, gap: 0.14, largest: 0.44, accent: roles.accent });
  const tall = Math.min(440, Math.max(130, (floor - end) * 0.52));
  return {
    plain: colours.darkest,
    carried: ['citadel'],
    shapes: [
      frontArtwork(stage, 'citadel', 'citadel', {
        z: 1,
        colours,
        parameters: { calm: end + 10, ground: Math.max(end + tall + 60, floor - 290), tall, across: [560, 440, 500][seed % 3] ?? 500 },
      }),
      footShade(stage, foot.top + board.height * 0.05, colours.darkest),
    ],
    textBoxes: [...foot.boxes, box],
  };
}
