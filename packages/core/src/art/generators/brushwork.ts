import { BLACK, type Rgba, WHITE } from '../../design/colour.ts';
import { relativeLuminance } from '../../design/contrast.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { type ArtStage, defineGenerator } from '../art-generator.ts';
import { between, oneOf } from '../drawing/chance.ts';
import { filled } from '../drawing/nodes.ts';
import { polar } from '../drawing/outlines.ts';
import { brushStroke } from '../things/brush-stroke.ts';

/** Fields of thick paint, laid with a broad brush: a sky, a sun, and slopes that come nearer and darker. */
export const brushwork = defineGenerator({
  group: 'landscape',
  parameters: {
    horizon: { least: 250, most: 2200, standard: 820, isPlace: true }, // The slopes begin.
    foot: { least: 400, most: 2600, standard: 1300, isPlace: true }, // The darkest field, under the author's name.
    room: { least: 40, most: 800, standard: 190, isPlace: true }, // From the words to the slopes.
    swing: { label: 'swing', least: 0, most: 160, standard: 70, step: 5 },
  },
  draw: (stage) => [...sky(stage), ...sun(stage), ...slopes(stage)],
});

type Stage = ArtStage<'horizon' | 'foot' | 'room' | 'swing'>;

/** Points of a short stroke. */
const DAB = 34;
/** Points of a long stroke lie so far apart, units. */
const STEP = 90;

function lineAcross({ area }: Stage, heightAt: (x: number) => number): readonly Point[] {
  const count = Math.ceil((area.width + 240) / STEP);
  return Array.from({ length: count + 1 }, (_, index) => {
    const x = area.x - 120 + index * STEP;
    return { x, y: heightAt(x) };
  });
}

/** A sky of less luminance is a deep one. */
const DEEP = 0.2;

/** The sky is even behind the words, and glows between them and the slopes. */
function sky(stage: Stage): readonly SceneNode[] {
  const { area, colours, chanceOf, parameters } = stage;
  const random = chanceOf('sky');
  const { horizon, swing, room } = parameters;
  const width = 130;
  // A warm glow on a deep sky of another hue would be brown.
  const isDeep = relativeLuminance(colours.light) < DEEP;
  const low = isDeep ? mixColours(colours.light, colours.paper, 0.3) : mixColours(colours.accent, colours.paper, 0.5);
  const rows = Math.ceil((horizon + swing + 220 - area.y) / (width * 0.7));
  const strokes = Array.from({ length: rows }, (_, row) => {
    const y = area.y + row * width * 0.7;
    const down = Math.min(1, Math.max(0, (y - horizon + room - 10) / (room + 40)));
    const body = mixColours(colours.light, low, down * 0.8);
    const [tilt, phase] = [between(random, -0.03, 0.03), between(random, 0, 6.3)];
    const isGlow = down > 0.3;
    return brushStroke(
      random,
      lineAcross(stage, (x) => y + (x - 500) * tilt + 12 * Math.sin(x / 260 + phase)),
      width,
      {
        body: mixColours(body, colours.darkest, between(random, 0, 0.04)),
        streaks: isGlow
          ? [
              mixColours(body, isDeep ? colours.main : colours.second, 0.3),
              mixColours(body, WHITE, 0.35),
              mixColours(body, isDeep ? colours.paper : colours.accent, 0.3),
            ]
          : [mixColours(body, colours.main, 0.26), mixColours(body, colours.dark, 0.12), body],
        light: mixColours(body, WHITE, 0.6),
        shade: mixColours(body, BLACK, 0.5),
        strength: isGlow ? 0.5 : 0.3,
        lift: 0.1,
      },
    );
  });
  return [filled(colours.light, rectanglePath(area)), ...strokes.flat()];
}

function sunPlace({ chanceOf, parameters }: Stage): Point & { readonly radius: number } {
  const random = chanceOf('sun');
  const radius = Math.min(between(random, 120, 165), parameters.room * 0.84);
  const x = random() < 0.5 ? between(random, 220, 350) : between(random, 650, 780);
  return { x, y: parameters.horizon - radius * 0.1, radius };
}

function sun(stage: Stage): readonly SceneNode[] {
  const { colours, chanceOf } = stage;
  const { radius, ...middle } = sunPlace(stage);
  const random = chanceOf('sun paint');
  const turn = random() * 6.3;
  // The brush goes round from the rim to the middle.
  return [1, 0.5].flatMap((share) =>
    brushStroke(
      random,
      Array.from({ length: 26 }, (_, index) => polar(middle, radius * (share - 0.25), turn + (index / 24) * 6.3)),
      radius * 0.56,
      {
        body: mixColours(colours.accent, colours.paper, share < 1 ? 0.34 : 0.1),
        streaks: [mixColours(colours.accent, colours.paper, 0.6), colours.accent, mixColours(colours.accent, colours.second, 0.35)],
        light: WHITE,
        shade: mixColours(colours.accent, BLACK, 0.5),
        strength: 0.7,
        lift: share < 1 ? 0 : 0.3,
      },
    ),
  );
}

function slopes(stage: Stage): readonly SceneNode[] {
  const { area, colours, chanceOf, parameters } = stage;
  const { horizon, swing } = parameters;
  const foot = Math.max(horizon + 150, parameters.foot);
  const { paper, second, accent, main, dark, darkest } = colours;
  const random = chanceOf('slopes');
  const fields: readonly { readonly body: Rgba; readonly streaks: readonly Rgba[] }[] = [
    { body: mixColours(main, paper, 0.42), streaks: [mixColours(main, paper, 0.7), mixColours(second, paper, 0.5), main] },
    { body: mixColours(second, paper, 0.22), streaks: [mixColours(second, paper, 0.6), main, second] },
    { body: mixColours(accent, paper, 0.08), streaks: [mixColours(accent, paper, 0.5), second, accent] },
    { body: main, streaks: [mixColours(main, paper, 0.45), accent, mixColours(main, dark, 0.5)] },
    { body: mixColours(dark, main, 0.25), streaks: [main, mixColours(dark, second, 0.5), dark] },
    { body: mixColours(darkest, dark, 0.4), streaks: [dark, mixColours(dark, main, 0.4), darkest] },
  ];
  const last = fields.length - 1;
  const light = sunPlace(stage);
  return fields.flatMap((field, index): readonly SceneNode[] => {
    const share = index / last;
    const top = horizon + (foot - horizon) * share ** 0.94;
    const next = index === last ? area.y + area.height + 60 : horizon + (foot - horizon) * ((index + 1) / last) ** 0.94;
    const [slow, fast, phase] = [between(random, 330, 520), between(random, 150, 210), between(random, 0, 6.3)];
    const rise = swing * (1 - share * 0.72);
    const tilt = between(random, -0.11, 0.11) * (1 - share * 0.7) * Math.min(1, swing / 60);
    const heightAt = (x: number) =>
      top + (x - 500) * tilt + rise * Math.sin(x / slow + phase) + rise * 0.3 * Math.sin(x / fast + phase * 2);
    const width = between(random, 96, 132);
    const rows = Math.ceil((next - top + swing * 2) / (width * 0.7));
    const own = {
      light: mixColours(paper, WHITE, 0.4),
      shade: mixColours(darkest, BLACK, 0.4),
      strength: 0.62,
    };
    const body = Array.from({ length: Math.max(1, rows) }, (_, row) =>
      brushStroke(
        random,
        lineAcross(stage, (x) => heightAt(x) + width * (0.5 + row * 0.68)),
        width,
        {
          ...own,
          ...field,
          body: mixColours(field.body, row % 2 === 0 ? paper : darkest, between(random, 0, 0.07)),
          lift: row === 0 ? 0.5 : 0.12,
        },
      ),
    ).flat();
    // The foot stays dark and even under the author's name.
    if (index === last) return body;
    return [...body, ...lightOn(field.body, heightAt, share)];
  });

  /** Short dry strokes where the sun falls on a slope, and loose ones of another color. */
  function lightOn(ground: Rgba, heightAt: (x: number) => number, share: number): readonly SceneNode[] {
    const dab = (x: number, length: number, down: number, breadth: number, tone: Rgba) =>
      brushStroke(
        random,
        Array.from({ length: DAB }, (_, index) => {
          const at = x + (index / (DAB - 1)) * length;
          return { x: at, y: heightAt(at) + down };
        }),
        breadth,
        {
          body: tone,
          streaks: [mixColours(tone, paper, 0.4), ground],
          light: WHITE,
          shade: darkest,
          strength: 0.6,
          isDry: true,
          lift: 0,
        },
      );
    const spread = 130 + share * 150;
    const sunlit = mixColours(mixColours(accent, paper, 0.5), ground, 0.25 + share * 0.4);
    return [
      ...dab(
        light.x - spread * between(random, 0.8, 1.5),
        spread * between(random, 1.8, 2.8),
        between(random, 14, 22),
        between(random, 15, 26),
        sunlit,
      ),
      ...dab(
        between(random, -100, 700),
        between(random, 280, 520),
        between(random, 44, 70),
        between(random, 24, 44),
        mixColours(ground, oneOf(random, [paper, second, accent]), 0.34),
      ),
    ];
  }
}
