import { findGenre } from '@coverwright/core/genres/genres.ts';
import { createIdeasClient } from '@coverwright/editor/ideas/ideas-client.ts';
import { openIdeasPort } from '@coverwright/editor/ideas/open-ideas-port.ts';
import { FIRST_INQUIRY, specificationOfInquiry } from '@coverwright/editor/setup/inquiry.ts';
import { saveInquiry } from '@coverwright/editor/setup/stored-inquiry.ts';
import type { DemoCoverName } from './demo-covers.ts';
import { DEMO_STYLES, type DemoPicture } from './demo-styles.ts';

/** The width in device pixels. */
const WIDTH = 480;

export interface DemoEditor {
  /** Composes and paints a cover. @returns a function that cancels it */
  paint(name: DemoCoverName, words: DemoTexts, onPainted: (front: ImageBitmap) => void, onFault: () => void): () => void;
  /** Stores the typed texts, so that the editor opens with them. */
  takeAlong(words: DemoTexts): void;
  /** Terminates the worker. */
  close(): void;
}

export interface DemoTexts {
  readonly title: string;
  readonly author: string;
}

/** Runs the editor's composer and renderer in a worker. It loads when a visitor starts to type. */
export function openDemoEditor(pictures: readonly DemoPicture[]): DemoEditor {
  const editor = createIdeasClient(openIdeasPort);
  const specification = specificationOfInquiry(FIRST_INQUIRY);
  return {
    close: () => editor.close(),
    paint(name, { title, author }, onPainted, onFault) {
      const style = DEMO_STYLES.find((each) => each.name === name);
      const genre = style && findGenre(style.genre);
      if (!genre) throw new Error(`There is no genre of ${name}`);
      const { picture: wanted, recipe } = style;
      const picture = pictures.find(({ image }) => image.assetId.endsWith(`/${wanted}`));
      const brief = {
        title: title.trim() || 'Your Title',
        author: author.trim() || 'Author Name',
        subtitle: null,
        genre,
        specification,
        blurb: null,
      };
      return editor.make(
        { material: { brief, pictures: picture ? [picture] : [] }, width: WIDTH, wish: { kind: 'one', recipe } },
        ({ front }) => onPainted(front),
        (failed) => {
          if (failed) onFault();
        },
      );
    },
    takeAlong({ title, author }) {
      saveInquiry({ ...FIRST_INQUIRY, title, author }, () => window.sessionStorage);
    },
  };
}
