import { defineMessages } from '@coverwright/core/messages/define-messages.ts';

export const identityMailMessages = defineMessages('identity-mails', {
  confirmSubject: 'Confirm your e-mail address',
  confirmHeading: 'Confirm your e-mail address',
  confirmLead:
    'Thank you for signing up with Coverwright. Confirm your address, and the covers that you have started move to your account.',
  confirmHowTo: 'Open the link in the browser in which you signed up to be logged in. The link works for 24 hours.',
  confirmAction: 'Confirm my e-mail address',
  confirmFootnote: 'If you did not sign up, ignore this e-mail. No account is created.',
  existingSubject: 'You already have an account',
  existingLead:
    'Someone, probably you, signed up with Coverwright with this e-mail address. It already has an account, so nothing was changed.',
  existingHowTo: 'If you forgot your password, choose a new one.',
  chooseNewPassword: 'Choose a new password',
  accountSafe: 'If it was not you, ignore this e-mail. Your account is safe.',
  resetLead: 'You requested a new password for your Coverwright account. The link works once, for one hour.',
  resetFootnote: 'If you did not request it, ignore this e-mail. Your password stays the same.',
  changedSubject: 'Your password was changed',
  changedByLink: 'The password of your Coverwright account was changed, and all browsers were logged out.',
  changedInAccount: 'The password of your Coverwright account was changed in your account, and all other browsers were logged out.',
  changedAction: 'It was not me',
  nothingToDo: 'If it was you, you don’t need to do anything.',
  newAddressSubject: 'Confirm your new e-mail address',
  newAddressLead:
    'You asked to use this address for your Coverwright account. Open the link to confirm it. The link works once, for 24 hours.',
  newAddressAction: 'Confirm my new address',
  newAddressFootnote: 'If you did not ask for this, ignore this e-mail. No account uses your address.',
  takenSubject: 'This address already has an account',
  takenLead:
    'Someone asked to use this address for their Coverwright account. The address already belongs to an account, so nothing was changed.',
  takenHowTo: 'If both accounts are yours, log in to this one. If you forgot its password, choose a new one.',
  movedSubject: 'Your e-mail address was changed',
  movedLead: 'Your Coverwright account now uses {address}. Log in with that address; our e-mails go there.',
  movedWarning: 'If it was not you, contact us right away: reply to this e-mail, or use the address on our support page.',
  movedAction: 'Open the support page',
  movedFootnote: 'If it was you, you don’t need to do anything. This is the last e-mail to this address.',
});
