import { offeredGenres } from '@coverwright/core/genres/genres.ts';
import { stockImage } from '@coverwright/core/pictures/library-image.ts';
import { COVER_CHECK_IDS, SPECIFICATION_CHECK_IDS } from '@coverwright/core/preflight/check-ids.ts';
import { readHomePage } from '@coverwright/server/features/site/read-home-page.ts';
import type { RouterContextProvider } from 'react-router';
import { factsContext } from '../page-facts.server.ts';
import { readContent } from '../read-content.server.ts';
import type { Question } from '../seo/faq-thing.ts';
import { loadLeastPrice } from '../site/load-shop.server.ts';
import { DEMO_STYLES, type DemoPicture } from './demo-styles.ts';

/** Loads the questions of the home page, and its changing content. */
export async function loadHome(request: Request, context: Readonly<RouterContextProvider>) {
  const facts = context.get(factsContext);
  const { blogs } = await readHomePage(facts.services);
  const pictures = DEMO_STYLES.flatMap(({ picture }): DemoPicture[] => {
    const photo = picture === null ? null : facts.services.library.photoOf(picture);
    return photo ? [{ image: stockImage(photo), focus: photo.focus }] : [];
  });
  return {
    blogs,
    pictures,
    price: await loadLeastPrice(request, facts),
    genres: offeredGenres(await facts.services.withheldGenres.read(), null).length,
    questions: readContent<readonly Question[]>('home-questions.json'),
    rules: COVER_CHECK_IDS.length + SPECIFICATION_CHECK_IDS.length,
  };
}
