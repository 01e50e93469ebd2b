import { defineMessages } from '@coverwright/core/messages/define-messages.ts';

export const reviewMailMessages = defineMessages('review-mails', {
  titled: '“{title}”',
  untitled: 'a book',
  workBy: '{work} by {author}',
  requestSubject: 'Please review the cover of {work}',
  requestHeading: 'Please review a cover',
  requestLead: '{from} asks what you think of the cover of {work}.',
  requestMessage: 'Their message: {message}',
  requestHowTo:
    'Open the link, click the cover to comment, and approve it or request changes. You need no account. The link works until {date}.',
  requestAction: 'Review the cover',
  requestFootnote: 'If you don’t know {from}, ignore this e-mail.',
  commentSubject: '{reviewer} commented on the cover of {work}',
  commentHeading: '{reviewer} commented on your cover',
  commentLead: 'On the cover of {work}:',
  commentAction: 'See it on the cover',
  reviewFootnote: 'You get this e-mail because you asked for a review. To end it, select “Revoke link” in the editor.',
  approvedSubject: '{reviewer} approved the cover of {work}',
  approvedHeading: '{reviewer} approved your cover',
  approvedLead: '{reviewer} approved the cover of {work}, as it is saved now.',
  changesSubject: '{reviewer} requested changes to the cover of {work}',
  changesHeading: '{reviewer} requested changes to your cover',
  changesLead: '{reviewer} requested changes to the cover of {work}, as it is saved now.',
  openTheCover: 'Open the cover',
});
