import { MAX_TEXT_LENGTH } from '../../design/bounds.ts';
import { SAMPLE_BLURB } from '../../design/sample-blurb.ts';
import { parseRichText } from '../../richtext/parse-rich-text.ts';
import type { Block, BlockStage, ComposedBlock } from '../block.ts';
import { blockText, heading } from '../block-text.ts';
import { SAMPLE_SUMMARY } from '../sample-words.ts';
import { namePart } from '../../elements/name-part.ts';

/** The text of a jacket's front flap: the blurb, if the author has written one. */
export const summary: Block = { boards: ['frontFlap', 'backFlap'], prefers: 'top', compose };

function compose(stage: BlockStage): ComposedBlock {
  const { width } = stage;
  const title = stage.design.metadata.title.trim();
  const paragraphs = summaryOf(stage).map((text) => ({ runs: [{ text }] }));
  const text = blockText(stage, [...(title ? [heading(stage, title)] : []), ...paragraphs]);
  const height = stage.heightOf(text, width);
  return { size: { width, height }, parts: [{ name: namePart('summary'), text, rect: { x: 0, y: 0, width, height } }] };
}

/** Returns the paragraphs of the blurb, as many as the text limit allows. */
function summaryOf({ design: { back } }: BlockStage): readonly string[] {
  if (back.text.text === SAMPLE_BLURB) return [SAMPLE_SUMMARY];
  const paragraphs = parseRichText(back.text.text)
    .map(({ spans }) =>
      spans
        .map(({ text }) => text)
        .join('')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter((words) => words !== '');
  let length = 0;
  const taken = paragraphs.filter((words) => {
    length += words.length + 1;
    return length <= MAX_TEXT_LENGTH * MOST;
  });
  return taken.length > 0 ? taken : [SAMPLE_SUMMARY];
}

/** The share of the text limit that the summary may use. The title above it is part of the same text. */
const MOST = 0.9;
