import { bookShapeOf } from '@coverwright/core/book/book-shape.ts';
import { SCENES, type SceneId, cameraFor, scenesFor } from '@coverwright/core/book/scenes.ts';
import { createDesign } from '@coverwright/core/design/create-design.ts';
import { geometryOf } from '@coverwright/core/design/geometry-of.ts';
import { describe, expect, test } from 'vitest';
import { type SceneOrder, createScenePainter, pictureScene } from './picture-scene.ts';
import { lightScene, renderMockUp } from './render-mock-up.ts';
import type { Picture } from './texture.ts';

const SIZE = { width: 160, height: 120 };
/** The boards of the flat cover in three plain colours. */
const FRONT = 0;
const BACK = 1;

describe.each(['paperback', 'hardback'] as const)('a %s', (format) => {
  test.each(['ltr', 'rtl'] as const)(
    '[E15] read %s shows its front to the reader and its spine on the side that it is bound on',
    (readingDirection) => {
      const seen = render('standing', readingDirection);
      const spine = middleOf(seen, ([red, green, blue]) => green > 60 && red < 40 && blue < 40);
      const front = middleOf(seen, ([red, green, blue]) => red > 60 && green < 40 && blue < 40);
      expect(countOf(seen, ([, , blue]) => blue > 60)).toBe(0);
      expect(Math.sign(spine - front)).toBe(readingDirection === 'ltr' ? -1 : 1);
    },
  );

  test('[E15] stands on nothing but its own shadow, and on a ground of any colour', () => {
    const free = render('standing', 'ltr');
    expect(free.data[3]).toBe(0);
    expect(countOf(free, ([red, green, blue, alpha]) => red + green + blue === 0 && alpha > 20 && alpha < 200)).toBeGreaterThan(50);
    const grounded = render('standing', 'ltr', [1, 1, 1]);
    expect(countOf(grounded, ([, , , alpha]) => alpha < 255)).toBe(0);
    expect([...grounded.data.subarray(0, 3)]).toEqual([255, 255, 255]);
  });

  test('[E15] is wholly in the picture in every scene, and fills it', () => {
    for (const id of scenesFor(format)) {
      const seen = render(id, 'ltr');
      const edge = (x: number, y: number) => (seen.data[(y * SIZE.width + x) * 4 + 3] ?? 0) > 250;
      const columns = Array.from({ length: SIZE.width }, (_, x) => [edge(x, 0), edge(x, SIZE.height - 1)]).flat();
      const rows = Array.from({ length: SIZE.height }, (_, y) => [edge(0, y), edge(SIZE.width - 1, y)]).flat();
      expect([...columns, ...rows].some(Boolean), id).toBe(false);
      expect(countOf(seen, ([, , , alpha]) => alpha > 250) / (SIZE.width * SIZE.height), id).toBeGreaterThan(0.15);
    }
  });

  function render(id: SceneId, readingDirection: 'ltr' | 'rtl', ground: readonly [number, number, number] | null = null): Picture {
    const design = createDesign({ format, extent: 300, readingDirection });
    const { boards, file } = geometryOf(design);
    const cover = paintedSheet((share) => {
      const x = share * file.width;
      const isOn = (board: { x: number; width: number } | null) => board !== null && x >= board.x && x < board.x + board.width;
      return isOn(boards.spine) ? 2 : isOn(boards.front) || x < file.width / 2 === boards.front.x < (boards.back?.x ?? 0) ? FRONT : BACK;
    });
    const things = SCENES[id].arrange({ shape: bookShapeOf(design), proportion: 0.667 });
    return renderMockUp(lightScene(things), {
      camera: cameraFor(things, SCENES[id].view, SIZE.width / SIZE.height),
      ...SIZE,
      pictures: things.map(() => cover),
      finish: 'matte',
      paper: 'white',
      extent: 300,
      ground,
    });
  }
});

/** Returns a flat cover with red, blue and green columns: front, back, spine. */
function paintedSheet(boardAt: (share: number) => number): Picture {
  const [width, height] = [600, 8];
  const data = new Uint8ClampedArray(width * height * 4);
  for (let index = 0; index < width * height; index++) {
    const colour = [
      [200, 0, 0],
      [0, 0, 200],
      [0, 200, 0],
    ][boardAt(((index % width) + 0.5) / width)] ?? [0, 0, 0];
    data.set([...colour, 255], index * 4);
  }
  return { width, height, data };
}

type Pixel = readonly [red: number, green: number, blue: number, alpha: number];

function pixelsOf({ width, height, data }: Picture): readonly (readonly [number, Pixel])[] {
  return Array.from({ length: width * height }, (_, index) => {
    const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(index * 4, index * 4 + 4);
    return [index % width, [red, green, blue, alpha]] as const;
  });
}

function countOf(picture: Picture, isWanted: (pixel: Pixel) => boolean): number {
  return pixelsOf(picture).filter(([, pixel]) => isWanted(pixel)).length;
}

/** Returns the middle column of the wanted pixels. */
function middleOf(picture: Picture, isWanted: (pixel: Pixel) => boolean): number {
  const columns = pixelsOf(picture).flatMap(([x, pixel]) => (isWanted(pixel) ? [x] : []));
  expect(columns.length).toBeGreaterThan(30);
  return columns.reduce((sum, x) => sum + x, 0) / columns.length;
}

test('[E15] the books of a shelf stand on its board, before its wall', () => {
  const { width, height, data } = pictureScene(orderOf('shelf', 300));
  const at = (share: number) => [...data.subarray((Math.round(height * share) * width + width / 2) * 4).subarray(0, 4)];
  const rows = Array.from({ length: 60 }, (_, row) => at(row / 60)).filter(([, , , alpha]) => alpha === 255);
  const isBook = ([red = 0, , blue = 0]: readonly number[]) => blue > 2 * red;
  const first = rows.findIndex(isBook);
  expect(first).toBeGreaterThan(0);
  const [above, below] = [rows[0], rows.at(-1)];
  expect(above?.every((level) => level > 90)).toBe(true);
  // Wood has more red than blue.
  expect(below?.[0]).toBeGreaterThan((below?.[2] ?? 255) * 1.3);
});

test.each([0, 58, 90, 148, 180, 212, 270, 302])('[E15] a book seen from %i° is lit on the side that is seen', (round) => {
  const order = orderOf('standing', 300);
  const things = SCENES.standing.arrange(order.subject);
  const { width, height, data } = pictureScene({
    ...order,
    camera: cameraFor(things, { round, above: 1, field: 24 }, SIZE.width / SIZE.height),
  });
  const [, , blue = 0] = data.subarray((Math.round(height / 2) * width + width / 2) * 4);
  expect(blue).toBeGreaterThan(100);
});

test('[E15] a painter that keeps the light of a scene paints the same pictures as one that lights each anew', () => {
  const paint = createScenePainter();
  const orders = [
    orderOf('standing', 300),
    orderOf('standing', 300),
    orderOf('standing', 700),
    orderOf('lying', 700),
    orderOf('standing', 300),
    { ...orderOf('standing', 300), camera: { from: [0, 5, -30], to: [0, 4, 0], field: 24 } },
    orderOf('standing', 300),
  ] satisfies readonly SceneOrder[];
  for (const order of orders) expect(paint(order).data).toEqual(pictureScene(order).data);
});

function orderOf(scene: SceneId, extent: number): SceneOrder {
  return {
    scene,
    subject: { shape: bookShapeOf(createDesign({ format: 'paperback', extent })), proportion: 0.667 },
    cover: paintedSheet(() => BACK),
    neighbours: [],
    ...SIZE,
    finish: 'matte',
    paper: 'white',
    extent,
    ground: null,
  };
}
