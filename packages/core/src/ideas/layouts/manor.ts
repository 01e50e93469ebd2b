import { footShade } from '../foot-shade.ts';
import { frontArtwork } from '../front-artwork.ts';
import { type LaidFront, type Layout, type LayoutStage, LONG_TITLES } from '../layout-stage.ts';
import { nightScene } from '../night-scene.ts';

/** Historical novels, mysteries, secrets of families: a country house at dusk under the title, and one window that is lit. */
export const manor: Layout = {
  titles: LONG_TITLES,
  focus: { x: 0.5, y: 0.5 },
  wordsOnPicture: false,
  inRoles: true,
  compose,
};

function compose(stage: LayoutStage): LaidFront {
  const { board, roles, seed } = stage;
  const { colours, foot, box, end, floor } = nightScene(stage, {
    bottom: 0.46,
    gap: 0.13,
    largest: 0.42,
    accent: seed % 3 === 2 ? roles.second : roles.accent,
  });
  const wide = Math.min(680, Math.max(300, (floor - end) * 0.95));
  return {
    plain: colours.darkest,
    carried: ['manor'],
    shapes: [
      frontArtwork(stage, 'manor', 'manor', {
        z: 1,
        colours,
        parameters: { calm: end + 10, ground: Math.max(end + wide * 0.62, floor - 210), wide, lit: 3 + (seed % 3) },
      }),
      footShade(stage, foot.top + board.height * 0.03, colours.darkest),
    ],
    textBoxes: [...foot.boxes, box],
  };
}
