import { defineMessages } from '../messages/define-messages.ts';

/** Why a `.coverwright` file cannot be opened: predicates of the file. */
export const designFileMessages = defineMessages('design files', {
  noManifest: 'has no {manifest} that can be read',
  noMaster: 'has no {format}, which its other formats are made out of',
  lacksFile: 'lacks {file}',
  tooLarge: 'unpacks to more than 300 MB, which no title takes',
  notADesignFile: 'is not a .coverwright file, or is damaged',
});
