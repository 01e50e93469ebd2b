import type { Translation } from 'vanilla-cookieconsent';

/** The texts of the banner and its settings. */
export const CONSENT_WORDS: Translation = {
  consentModal: {
    title: 'Can we use analytics cookies?',
    description:
      'Coverwright works without them. With your consent we learn which pages help authors, and whether our advertisements work. Your covers and your text are never part of it.',
    acceptAllBtn: 'Accept all',
    acceptNecessaryBtn: 'Reject all',
    showPreferencesBtn: 'Choose',
    footer: '<a href="/privacy">Privacy</a>',
  },
  preferencesModal: {
    title: 'Cookie settings',
    acceptAllBtn: 'Accept all',
    acceptNecessaryBtn: 'Reject all',
    savePreferencesBtn: 'Save my choice',
    closeIconLabel: 'Close',
    sections: [
      {
        title: 'Necessary',
        description: 'Cookies that keep you logged in and link your covers to you. Without them nothing could be saved.',
        linkedCategory: 'necessary',
      },
      {
        title: 'Statistics',
        description: 'Which pages are read, and where people get stuck. Recordings of visits hide all text and pictures.',
        linkedCategory: 'statistics',
      },
      { title: 'Marketing', description: 'Whether an advertisement brought you here.', linkedCategory: 'marketing' },
      { title: 'Preferences', description: 'Settings that other services remember for you.', linkedCategory: 'preferences' },
    ],
  },
};
