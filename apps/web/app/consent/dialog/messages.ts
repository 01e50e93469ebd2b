import { defineMessages } from '@coverwright/core/messages/define-messages.ts';

/** The texts of the consent banner and its settings. */
export const consentDialogMessages = defineMessages('consent dialog', {
  title: 'Can we use analytics cookies?',
  description:
    'Coverwright works without them. With your consent we learn which pages help authors, and whether our advertisements work. Your covers and your text are never part of it.',
  acceptAll: 'Accept all',
  rejectAll: 'Reject all',
  choose: 'Choose',
  privacy: 'Privacy',
  settings: 'Cookie settings',
  saveChoice: 'Save my choice',
  close: 'Close',
  necessary: 'Necessary',
  necessaryHint: 'Cookies that keep you logged in and link your covers to you. Without them nothing could be saved.',
  statistics: 'Statistics',
  statisticsHint: 'Which pages are read, and where people get stuck. Recordings of visits hide all text and pictures.',
  marketing: 'Marketing',
  marketingHint: 'Whether an advertisement brought you here.',
  preferences: 'Preferences',
  preferencesHint: 'Settings that other services remember for you.',
});
