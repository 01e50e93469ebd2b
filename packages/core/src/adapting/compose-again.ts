import { oneLine } from '../text/one-line.ts';
import type { Composition } from '../design/composition.ts';
import type { Design } from '../design/design.ts';
import { findGenre } from '../genres/genres.ts';
import type { CoverSpecification } from '../geometry/cover-geometry.ts';
import { composeCover } from '../ideas/compose-cover.ts';
import type { CoverBrief } from '../ideas/cover-brief.ts';
import { textsOfBrief } from '../ideas/texts-of-brief.ts';
import type { FaceRequest, TextEngine } from '../text/text-engine.ts';

type Words = Composition['words'];

/**
 * Composes the cover again from a design's composition, for a book and with other words if there are any. Deterministic: the faces of
 * `textsOfComposition` must be loaded. Null without a composition, or if its genre no longer exists.
 */
export function composeAgain(design: Design, words: Words, specification: CoverSpecification, engine: TextEngine): Design | null {
  const { composition } = design;
  const brief = composition && briefOf(composition, words);
  if (!composition || !brief) return null;
  const { picture } = composition;
  return composeCover(
    {
      ...brief,
      specification,
      picture,
      blurb: design.back.text.text,
    },
    engine,
    composition,
  );
}

/** Returns the faces that composing a design again needs, with the text that each sets; an empty list without a composition. */
export function textsOfComposition(design: Design): readonly (FaceRequest & { readonly text: string })[] {
  const { composition } = design;
  const brief = composition && briefOf(composition, currentWords(design, composition));
  return brief ? textsOfBrief(brief) : [];
}

/** Returns the words that are on the front now: those of the composition, unless the author has changed them. */
export function currentWords({ frontBoard }: Design, { words, look }: Composition): Words {
  const said = (id: 'Title' | 'Author' | 'Subtitle', before: string) => {
    const now = frontBoard.textBoxes.find(({ designMode }) => designMode.uniqueId === id)?.text.text;
    return now === undefined || now.trim() === '' || oneLine(now) === oneLine(before) ? before : oneLine(now);
  };
  const subtitle = frontBoard.textBoxes.find(({ designMode }) => designMode.uniqueId === 'Subtitle');
  return {
    title: said('Title', words.title),
    author: said('Author', words.author),
    // A front without a subtitle of its own carries the genre's line.
    subtitle: subtitle ? spokenLine(said('Subtitle', words.subtitle ?? look.genreLine ?? ''), words, look) : words.subtitle,
  };
}

function spokenLine(line: string, words: Words, { genreLine }: Composition['look']): string | null {
  return words.subtitle === null && (line === '' || line === genreLine) ? null : line;
}

function briefOf({ genre: id, look }: Composition, words: Words): Omit<CoverBrief, 'specification' | 'picture' | 'blurb'> | null {
  const genre = findGenre(id);
  return genre && { ...words, genre: { ...genre, look } };
}
