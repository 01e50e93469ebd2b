import { defineMessages } from '../messages/define-messages.ts';

/** The reasons why a document is not a valid design: the path to the invalid value, and the rule. */
export const designMessages = defineMessages('designs', {
  notAnObject: '(document): a cover design is a JSON object',
  wholeVersion: 'version: must be a whole number',
  newerVersion:
    'version: this design was made by a newer Coverwright (version {version}; this one reads up to {newest}); update and open it again',
  designsByFormat: 'designs: must be an object keyed by format',
  unknownFormat: 'designs.{format}: unknown format; known are {formats}',
  otherFormat: 'designs.{format}.format: is {found}',
  noFormat: 'designs: at least one format is needed',
  notADesign: 'is not a cover design',
  wordsTooLong: 'Words on a cover have at most {most} characters: shorten them.',
  blurbTooLong: 'A blurb has at most {most} characters, its bold and its lists counted in: shorten it.',
  tooManyFeatures: 'At most {most} OpenType features can be set.',
});
