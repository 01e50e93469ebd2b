import { z } from 'zod';
import { identifier } from '../design/bounds.ts';
import { coverObjectImageSchema } from '../design/cover-object-image.ts';
import { type Design, MAX_OBJECTS } from '../design/design.ts';
import { coverShapeSchema } from '../design/shape.ts';
import { type Result, refuse, succeed } from '../result/result.ts';
import { type CommandFault, defineCommand, missing } from './command-definition.ts';
import { say } from './say.ts';

export const addShape = defineCommand(z.strictObject({ name: z.literal('add-shape'), shape: coverShapeSchema }), (design, { shape }) => {
  if (isTaken(design, shape.uniqueObjectId)) return refuse({ message: say('objectExists', { id: shape.uniqueObjectId }) });
  if (design.coverShapes.length >= MAX_OBJECTS) return full('fullOfShapes');
  return succeed({ ...design, coverShapes: [...design.coverShapes, shape] });
});

export const addObjectImage = defineCommand(
  z.strictObject({ name: z.literal('add-object-image'), object: coverObjectImageSchema }),
  (design, { object }) => {
    if (isTaken(design, object.uniqueObjectId)) return refuse({ message: say('objectExists', { id: object.uniqueObjectId }) });
    if (design.coverObjectImages.length >= MAX_OBJECTS) return full('fullOfPictures');
    return succeed({ ...design, coverObjectImages: [...design.coverObjectImages, object] });
  },
);

/** Replaces a shape or picture object with a changed one. It takes the whole value, so that an object is never changed only in part. */
export const replaceObject = defineCommand(
  z.strictObject({ name: z.literal('replace-object'), object: z.union([coverShapeSchema, coverObjectImageSchema]) }),
  (design, { object }): Result<Design, CommandFault> => {
    const id = object.uniqueObjectId;
    if (!isTaken(design, id)) return missing('Object', id);
    return succeed(
      'image' in object
        ? { ...design, coverObjectImages: design.coverObjectImages.map((known) => (known.uniqueObjectId === id ? object : known)) }
        : { ...design, coverShapes: design.coverShapes.map((known) => (known.uniqueObjectId === id ? object : known)) },
    );
  },
);

export const removeObject = defineCommand(
  z.strictObject({ name: z.literal('remove-object'), id: identifier }),
  (design, { id }): Result<Design, CommandFault> => {
    if (!isTaken(design, id)) return missing('Object', id);
    return succeed({
      ...design,
      coverShapes: design.coverShapes.filter(({ uniqueObjectId }) => uniqueObjectId !== id),
      coverObjectImages: design.coverObjectImages.filter(({ uniqueObjectId }) => uniqueObjectId !== id),
    });
  },
);

function full(reason: 'fullOfShapes' | 'fullOfPictures'): Result<never, CommandFault> {
  return refuse({ message: say(reason, { most: MAX_OBJECTS }) });
}

function isTaken(design: Design, id: string): boolean {
  return [...design.coverShapes, ...design.coverObjectImages].some(({ uniqueObjectId }) => uniqueObjectId === id);
}
