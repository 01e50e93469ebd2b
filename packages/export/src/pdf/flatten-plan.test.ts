import { expect, test } from 'vitest';
import { rectanglePath } from '@coverwright/core/scene/path.ts';
import type { SceneNode } from '@coverwright/core/scene/scene.ts';
import { fillOf, sceneOf, solid } from '../testing/hand-scene.ts';
import { isOpaqueShape, planFlattening } from './flatten-plan.ts';
import { sceneLeaves } from './scene-leaves.ts';

const page = { x: 0, y: 0, width: 100.4, height: 100 };
const plan = (nodes: readonly SceneNode[]) =>
  planFlattening(
    sceneLeaves(sceneOf(100.4, 100, nodes), () => null),
    page,
    isOpaqueShape,
  );
const red = solid(255, 0, 0);
const glass = solid(0, 0, 0, 0.5);

test('[B5] a page without transparency has no raster at all', () => {
  const { raster, vector, rasterRegion } = plan([fillOf(0, 0, 50, 50, red), fillOf(20, 20, 50, 50, red)]);
  expect([raster.length, vector.length, rasterRegion]).toEqual([0, 2, null]);
});

test('[B5] bare paper is not part of the raster, which is as small as what needs it, in whole pixels', () => {
  const { rasterRegion } = plan([fillOf(0, 0, 100.4, 100, solid(255, 255, 255)), fillOf(10.2, 20.7, 30, 40, glass)]);
  expect(rasterRegion).toEqual({ x: 10, y: 20, width: 31, height: 41 });
});

test('[B5] the raster ends at the page edge, rounded outwards', () => {
  expect(plan([fillOf(-50, -50, 300, 300, glass)]).rasterRegion).toEqual({ x: 0, y: 0, width: 101, height: 100 });
});

test('[B5] what lies beyond the page is left out', () => {
  const { raster, vector } = plan([fillOf(200, 0, 10, 10, red), fillOf(0, 300, 10, 10, glass)]);
  expect([raster.length, vector.length]).toEqual([0, 0]);
});

test('[B5] leaves keep their order on either side', () => {
  const nodes = [fillOf(0, 0, 10, 10, red), fillOf(50, 50, 10, 10, red), fillOf(5, 5, 10, 10, glass), fillOf(80, 80, 5, 5, red)];
  const { raster, vector } = plan(nodes);
  expect(raster.map(({ node }) => node)).toEqual([nodes[0], nodes[2]]);
  expect(vector.map(({ node }) => node)).toEqual([nodes[1], nodes[3]]);
});

test('[B5] groups that only move and clip are taken apart, groups that fade are kept whole', () => {
  const children = [fillOf(0, 0, 10, 10, red), fillOf(20, 0, 10, 10, red)];
  const moved: SceneNode = { kind: 'group', transform: [1, 0, 0, 1, 30, 30], children };
  expect(plan([moved]).vector.map(({ bounds }) => bounds?.x)).toEqual([30, 50]);
  const faded: SceneNode = { kind: 'group', opacity: 0.9, children };
  expect(plan([faded]).raster).toHaveLength(1);
});

test('[B22] a texture that blends with its ground goes into the raster, and the title above both stays vector', () => {
  const region = rectanglePath({ x: 0, y: 0, width: 100.4, height: 100 });
  const paper: SceneNode = {
    kind: 'group',
    blend: 'multiply',
    opacity: 0.6,
    children: [{ kind: 'texture', texture: 'paper', region, colour: red.colour, scale: 1, offset: { x: 0, y: 0 } }],
  };
  const title = fillOf(20, 20, 50, 10, red);
  const { raster, vector, rasterRegion } = plan([fillOf(0, 0, 100.4, 100, red), paper, title]);
  expect(raster.map(({ node }) => node.kind)).toEqual(['fill', 'group']);
  expect(vector.map(({ node }) => node)).toEqual([title]);
  expect(rasterRegion).toEqual({ x: 0, y: 0, width: 101, height: 100 });
});
