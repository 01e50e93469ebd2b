import type { Design } from '../../design/design.ts';
import type { LayerState, PlacedBox, PlacedKind, PlacedState } from '../kind-definition.ts';
import type { CoverObjectImage } from '../../design/cover-object-image.ts';
import type { CoverShape } from '../../design/shape.ts';
import type { CoverGeometry } from '../../geometry/cover-geometry.ts';
import { anchorRect, placeObject } from './place-object.ts';

const LEAST_WIDTH = 1;

/** The list in the document that contains shapes or picture objects, and a function that writes it. */
export interface ObjectStore<Value extends CoverShape | CoverObjectImage> {
  readonly read: (design: Design) => readonly Value[];
  readonly write: (design: Design, objects: Value[]) => Design;
}

/** Returns the implementation that shapes and picture objects share, because both are rectangles fixed to a board. */
export function placedObjectKind<Value extends CoverShape | CoverObjectImage>({
  read,
  write,
}: ObjectStore<Value>): Pick<PlacedKind, 'list' | 'withState' | 'withStacking' | 'box' | 'removeCommand'> {
  const find = (design: Design, id: string) => read(design).find(({ uniqueObjectId }) => uniqueObjectId === id);
  const change = (design: Design, changed: (object: Value) => Value): Design => {
    const objects = read(design).map(changed);
    return objects.every((object, index) => object === read(design)[index]) ? design : write(design, objects);
  };
  return {
    list: (design) => read(design).map(stateOf),
    withState: (design, id, state: Partial<LayerState>) =>
      change(design, (object) => (object.uniqueObjectId === id ? { ...object, ...state } : object)),
    withStacking: (design, zOf) =>
      change(design, (object) => {
        const z = zOf(object.uniqueObjectId);
        return z === undefined || z === object.z ? object : { ...object, z };
      }),
    box: (design, id, geometry) => {
      const object = find(design, id);
      return object ? boxOf(object, geometry) : null;
    },
    removeCommand: (id) => ({ name: 'remove-object', id }),
  };
}

function stateOf(value: CoverShape | CoverObjectImage): PlacedState {
  const { uniqueObjectId, z, name, locked, hidden } = value;
  return { id: uniqueObjectId, z, name, locked, hidden, value };
}

function boxOf(object: CoverShape | CoverObjectImage, geometry: CoverGeometry): PlacedBox {
  const anchor = anchorRect(object.board, geometry);
  return {
    rect: placeObject(object, geometry),
    rotation: object.rotation,
    lockAspectRatio: object.lockAspectRatio,
    commandFor: ({ rect: { x, y, width, height }, rotation }) => ({
      name: 'replace-object',
      object: { ...object, x: x - anchor.x, y: y - anchor.y, width: Math.max(LEAST_WIDTH, width), height: Math.max(0, height), rotation },
    }),
  };
}
