import { z } from 'zod';
import { rgbaSchema } from '../design/colour.ts';
import { metadataSchema } from '../design/metadata.ts';
import { succeed } from '../result/result.ts';
import { defineCommand } from './command-definition.ts';
import { preserveFollowing } from './preserve-following.ts';
import { renameBook } from './link-words.ts';
import { addRecentColour } from './recent-colours.ts';

export const useColour = defineCommand(z.strictObject({ name: z.literal('use-colour'), colour: rgbaSchema }), (design, { colour }) =>
  succeed({ ...design, recentColors: addRecentColour(design.recentColors, colour) }),
);

export const showGuidelines = defineCommand(z.strictObject({ name: z.literal('show-guidelines'), show: z.boolean() }), (design, { show }) =>
  succeed({ ...design, showGuidelines: show }),
);

export const lockColours = defineCommand(z.strictObject({ name: z.literal('lock-colours'), locked: z.boolean() }), (design, { locked }) =>
  succeed({ ...design, coloursLocked: locked }),
);

const { title, author, newDesign } = metadataSchema.shape;

/** Sets the book's name, in the cover's linked texts too, and marks the design as saved. */
export const describeWork = defineCommand(
  z.strictObject({
    name: z.literal('describe-work'),
    title: title.unwrap().optional(),
    author: author.unwrap().optional(),
    newDesign: newDesign.unwrap().optional(),
  }),
  (design, changes) => {
    const renamed = (['title', 'author'] as const).reduce((current, name) => {
      const [said, words] = [design.metadata[name], changes[name]];
      return words === undefined || words === said ? current : renameBook(current, { name, said: [said], words });
    }, design);
    const isNew = changes.newDesign ?? design.metadata.newDesign;
    return succeed({ ...preserveFollowing(design, renamed), metadata: { ...renamed.metadata, newDesign: isNew } });
  },
);
