import { describe, expect, test } from 'vitest';
import { adaptPicture } from '../../adapting/adapt-picture.ts';
import { afterCommands } from '../../commands/testing/after-commands.ts';
import { createDesign } from '../../design/create-design.ts';
import type { Design } from '../../design/design.ts';
import { geometryOf } from '../../design/geometry-of.ts';
import { type Point, centreOf, invert, rotationAbout, transformPoint } from '../../geometry/shapes.ts';
import { elementBox } from '../../interaction/element-box.ts';
import type { ImageNode, SceneNode } from '../../scene/scene.ts';
import { compileCoverImage } from './compile-cover-image.ts';
import { placeCoverImage } from './place-cover-image.ts';

const image = { type: 'library', assetId: 'library/wide', width: 3000, height: 2000 };
const design = (...commands: Parameters<typeof afterCommands>[1][]): Design =>
  afterCommands(createDesign(), { name: 'choose-cover-image', image }, ...commands);

interface Shown {
  readonly node: ImageNode;
  readonly turn: ReturnType<typeof rotationAbout>;
}

/** Returns the pictures of a cover with the rotation that they are painted in. */
function shown(of: Design): readonly Shown[] {
  const layer = compileCoverImage(of.coverImage, geometryOf(of));
  const from = (nodes: readonly SceneNode[], turn: Shown['turn']): readonly Shown[] =>
    nodes.flatMap((node) =>
      node.kind === 'image' ? [{ node, turn }] : node.kind === 'group' ? from(node.children, node.transform ?? turn) : [],
    );
  return from(layer?.nodes ?? [], rotationAbout(0, { x: 0, y: 0 }));
}

function isCovered(of: Design, point: Point): boolean {
  return shown(of).some(({ node: { destination: at }, turn }) => {
    const { x, y } = transformPoint(invert(turn), point);
    return x >= at.x - 1e-6 && x <= at.x + at.width + 1e-6 && y >= at.y - 1e-6 && y <= at.y + at.height + 1e-6;
  });
}

function cornersOf(of: Design): readonly Point[] {
  const { x, y, width, height } = geometryOf(of).file;
  return [0, 0.25, 0.5, 0.75, 1].flatMap((across) => [0, 0.5, 1].map((down) => ({ x: x + width * across, y: y + height * down })));
}

describe('a turned cover picture', () => {
  test.each([7, 45, 90, 180, -90])('[E2] covers the whole file at %i degrees', (rotation) => {
    const turned = design({ name: 'place-cover-image', rotation });
    expect(cornersOf(turned).filter((point) => !isCovered(turned, point))).toEqual([]);
    const zoomed = design(
      { name: 'place-cover-image', backgroundSize: { width: 6000, height: 4000 } },
      { name: 'place-cover-image', rotation },
    );
    expect(cornersOf(zoomed).filter((point) => !isCovered(zoomed, point))).toEqual([]);
  });

  test('[E2] keeps its proportions, and is upright again without a trace', () => {
    const turned = design({ name: 'place-cover-image', rotation: 30 });
    const { destination } = placeCoverImage(turned.coverImage, geometryOf(turned))!;
    expect(destination.width / destination.height).toBeCloseTo(1.5, 6);
    const upright = afterCommands(turned, { name: 'place-cover-image', rotation: 0 });
    expect(upright.coverImage).toEqual(design().coverImage);
  });

  test('[E2] goes where a drag takes it, whichever way it is turned', () => {
    const turned = design(
      { name: 'place-cover-image', rotation: 90 },
      { name: 'place-cover-image', backgroundSize: { width: 9000, height: 6000 }, backgroundPosition: { x: -2000, y: -1500 } },
    );
    const box = elementBox(turned, 'coverImage')!;
    const to = { ...box.rect, x: box.rect.x + 100, y: box.rect.y + 40 };
    const moved = afterCommands(turned, box.commandFor({ rect: to, rotation: box.rotation, scaled: 1 }) as never);
    const after = elementBox(moved, 'coverImage')!.rect;
    expect(after.x).toBeCloseTo(to.x, 6);
    expect(after.y).toBeCloseTo(to.y, 6);
  });

  test('[E2] [B3] keeps in the front’s middle what stands there when the book grows', () => {
    const turned = design(
      { name: 'place-cover-image', rotation: 20 },
      { name: 'place-cover-image', backgroundSize: { width: 9000, height: 6000 }, backgroundPosition: { x: -1200, y: -1000 } },
    );
    const grown = { ...turned, extent: 700 };
    const [before, after] = [geometryOf(turned), geometryOf(grown)];
    const adapted = adaptPicture(turned.coverImage, before, after);
    const partAt = (coverImage: Design['coverImage'], geometry: typeof before) => {
      const { destination, frame, rotation } = placeCoverImage(coverImage, geometry)!;
      const { x, y } = transformPoint(rotationAbout(-rotation, centreOf(frame)), centreOf(geometry.boards.front));
      return { x: (x - destination.x) / destination.width, y: (y - destination.y) / destination.height };
    };
    const [was, is] = [partAt(turned.coverImage, before), partAt(adapted, after)];
    expect(is.x).toBeCloseTo(was.x, 6);
    expect(is.y).toBeCloseTo(was.y, 6);
  });

  test('[E2] another picture begins upright', () => {
    const turned = design({ name: 'place-cover-image', rotation: 90 });
    const next = afterCommands(turned, { name: 'choose-cover-image', image: { ...image, assetId: 'library/other' } });
    expect(next.coverImage.rotation).toBeUndefined();
  });
});

describe('a cover picture that goes on over the wrap', () => {
  test.each(['mirror', 'blur'] as const)('[E2] covers spine and back with a %s edge, turned or not', (wrapEdge) => {
    for (const rotation of [0, 15, 90]) {
      const wrapped = design({ name: 'treat-cover-image', wrapEdge }, { name: 'place-cover-image', rotation });
      expect(cornersOf(wrapped).filter((point) => !isCovered(wrapped, point))).toEqual([]);
    }
  });

  test('[E2] is as large as the front needs it, not the whole wrap', () => {
    const wrapped = design({ name: 'treat-cover-image', wrapEdge: 'mirror' });
    const { destination } = placeCoverImage(wrapped.coverImage, geometryOf(wrapped))!;
    expect(destination.height).toBeCloseTo(geometryOf(wrapped).panels.front.height, 6);
  });

  test('[E2] meets itself at the edge: the reflection shows the same pixels from there on', () => {
    const wrapped = design({ name: 'treat-cover-image', wrapEdge: 'mirror' });
    const nodes = shown(wrapped).map(({ node }) => node);
    const own = nodes.at(-1)!;
    const next = nodes.find(({ destination: { x, width } }) => Math.abs(x + width - own.destination.x) < 20)!;
    expect(next).toMatchObject({ mirrorX: true, mirrorY: false, source: own.source });
    expect(own.mirrorX).toBe(false);
  });

  test('[E2] is blurred beyond its edge alone', () => {
    const wrapped = design({ name: 'treat-cover-image', wrapEdge: 'blur' });
    const blurs = shown(wrapped).map(({ node }) => node.blur ?? 0);
    expect(blurs.at(-1)).toBe(0);
    expect(blurs.slice(0, -1).every((blur) => blur > 20)).toBe(true);
  });

  test('[E2] covers an eBook, which has no wrap, by itself', () => {
    const wrapped = afterCommands(
      createDesign({ format: 'ebook' }),
      { name: 'choose-cover-image', image },
      {
        name: 'treat-cover-image',
        wrapEdge: 'mirror',
      },
    );
    expect(shown(wrapped)).toHaveLength(1);
  });
});
