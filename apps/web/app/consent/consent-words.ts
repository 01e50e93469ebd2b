import type { Translation } from 'vanilla-cookieconsent';

/** What the banner and its settings say. */
export const CONSENT_WORDS: Translation = {
  consentModal: {
    title: 'May we count how you got here?',
    description:
      'Coverwright works without it. With your yes we learn which pages help authors, and whether our advertisements are worth their money. Your covers and your words are never part of it.',
    acceptAllBtn: 'Yes, to all',
    acceptNecessaryBtn: 'No, thank you',
    showPreferencesBtn: 'Choose',
    footer: '<a href="/privacy">Privacy</a>',
  },
  preferencesModal: {
    title: 'What we may keep and count',
    acceptAllBtn: 'Yes, to all',
    acceptNecessaryBtn: 'No, to all',
    savePreferencesBtn: 'Keep my choice',
    closeIconLabel: 'Close',
    sections: [
      {
        title: 'Needed',
        description: 'Cookies that log you in and keep your covers yours. Without them nothing could be saved.',
        linkedCategory: 'necessary',
      },
      {
        title: 'Statistics',
        description: 'Which pages are read, and where people get stuck; recordings of a visit have every word and picture blotted out.',
        linkedCategory: 'statistics',
      },
      { title: 'Marketing', description: 'Whether an advertisement brought you here.', linkedCategory: 'marketing' },
      { title: 'Preferences', description: 'What other services remember of how you like things.', linkedCategory: 'preferences' },
    ],
  },
};
