import { definePluralMessages } from '@coverwright/core/messages/define-plural-messages.ts';

export const reviewMessages = definePluralMessages('review', {
  charactersAreLeft: '{left} characters are left.',
  cancel: 'Cancel',
  send: 'Send',
  resolved: 'Resolved',
  whatDoYouThinkOf: 'What do you think of this cover?',
  by: ' by {author}',
  theLinkWorksUntil: ' · the link works until {date}',
  format: 'Format',
  theCoverOf: 'The cover of {title}',
  pinACommentOnThe: 'Pin a comment on the cover',
  commentOf: 'Comment {number} of {place}',
  clickOnTheCoverWhere: 'Click on the cover where you want to say something, or choose a part of it:',
  commentOnThe: 'Comment on the {part}',
  yourName: 'Your name',
  yourCommentOnThe: 'Your comment on the {panel}',
  comments: 'Comments',
  yourReplyToComment: 'Your reply to comment {number}',
  andOnTheWhole: 'And on the whole?',
  approveTheCover: 'Approve the cover',
  askForChanges: 'Ask for changes',
  onThePanel: 'On the {panel}',
  theAuthor: 'The author',
  noVerdict: 'Nobody has decided yet.',
  verdict:
    '{verdict, select, approved {{by} approved this cover} other {{by} asked for changes}}{isOutdated, select, true {; it was changed since} other {}}.',
});
