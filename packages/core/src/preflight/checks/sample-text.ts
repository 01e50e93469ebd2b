import type { Design } from '../../design/design.ts';
import { SAMPLE_BLURB } from '../../design/sample-blurb.ts';
import { parseRichText } from '../../richtext/parse-rich-text.ts';
import type { RichParagraph } from '../../richtext/rich-text.ts';
import { serialiseRichText } from '../../richtext/serialise-rich-text.ts';
import type { Check, Concern, Fix } from '../check.ts';
import { comparable } from '../measuring/front-words.ts';

/** What boxes say before an author has said anything. */
const SAMPLES: ReadonlySet<string> = new Set(['book title', 'author name', 'insert subtitle here']);

const SAMPLE_PARAGRAPHS: ReadonlySet<string> = new Set(
  parseRichText(SAMPLE_BLURB)
    .flatMap((paragraph) => wordsOf(paragraph).split('\n'))
    .map(comparable),
);

/** Placeholder text is among the first things that a reviewer looks for. */
export const sampleText: Check = ({ design, geometry }) => [
  ...design.frontBoard.textBoxes
    .filter(({ designMode, text }) => !designMode.hidden && SAMPLES.has(comparable(text.text)))
    .map(({ designMode, panelName, text }): Concern => {
      const id = designMode.uniqueId;
      return {
        severity: 'error',
        message: `“${text.text}” is placeholder text, and a cover with some is sent back; write your own words, or take the box away.`,
        element: id,
        fix: fixSample(design, id, panelName),
      };
    }),
  ...(geometry.boards.back ? sampleBlurb(design) : []),
];

function fixSample({ metadata }: Design, id: string, panelName: string): Fix | null {
  const known = panelName === 'Title' ? metadata.title : panelName === 'Author' ? metadata.author : '';
  if (known.trim() !== '' && !SAMPLES.has(comparable(known))) {
    return { label: 'Write what is known', command: { name: 'edit-text-box', id, changes: { text: { text: known } } } };
  }
  return panelName === 'Subtitle' ? { label: 'Take it away', command: { name: 'remove-text-box', id } } : null;
}

function sampleBlurb({ back }: Design): readonly Concern[] {
  const paragraphs = parseRichText(back.text.text);
  const own = paragraphs.filter((paragraph) => !isSample(paragraph));
  if (own.length === paragraphs.length) return [];
  const text = own.some((paragraph) => wordsOf(paragraph).trim() !== '') ? serialiseRichText(own) : '';
  return [
    {
      severity: 'error',
      message: 'The back still shows sample text; write the blurb, and ask a reader for a sentence or leave the testimonials out.',
      element: 'blurb',
      fix: { label: 'Remove the samples', command: { name: 'edit-blurb', text: { text } } },
    },
  ];
}

function isSample(paragraph: RichParagraph): boolean {
  return wordsOf(paragraph)
    .split('\n')
    .some((line) => line.trim() !== '' && SAMPLE_PARAGRAPHS.has(comparable(line)));
}

function wordsOf({ spans }: RichParagraph): string {
  return spans.map(({ text }) => text).join('');
}
