import { defineMessages } from '@coverwright/core/messages/define-messages.ts';

export const aboutMessages = defineMessages('about', {
  pageTitle: 'About · Coverwright',
  description: 'Coverwright makes book covers for authors who publish themselves: what you see is what the printer prints.',
  heading: 'A wright is somebody who makes a thing properly.',
  picture: 'A stack of paperbacks',
  opening:
    'There are playwrights, shipwrights and wheelwrights. Covers had none. Authors who publish themselves had a drawing program that knows nothing of spines, or a template that knows nothing of books.',
  workshop:
    'So this workshop keeps one promise: {promise}. There is one document, one layout and one way of drawing a letter. The editor, the picture in a shop and the file for the press come from it; a machine compares them, pixel by pixel, each time something about them is changed.',
  promise: 'what you see is what the printer prints',
  coversHeading: 'How we think about covers',
  covers:
    'A cover has one idea. Its title is read from across the street. It looks like the books that its readers already love, without being any of them. Those are rules of a trade, so we wrote them down as rules: faces, colors and layouts for each genre, distances from the trim, contrast of text with what is behind it. Nothing is invented by a machine, and nothing is hidden: you can change all of it.',
  workHeading: 'How we think about your work',
  privacyPage: 'privacy page',
  work: 'It is yours. You can make a cover without telling us who you are, take everything with you as files, and have all of it deleted with one button. The {privacyPage} fits on a page, because there is little to say.',
});
