import type { Translation } from 'vanilla-cookieconsent';
import { createTranslator } from '@coverwright/core/messages/create-translator.ts';
import { consentDialogMessages } from './dialog/messages.ts';

/** Returns the texts of the banner and of its settings in a language. */
export function consentWords(locale: string): Translation {
  const t = createTranslator(consentDialogMessages, locale);
  return {
    consentModal: {
      title: t('title'),
      description: t('description'),
      acceptAllBtn: t('acceptAll'),
      acceptNecessaryBtn: t('rejectAll'),
      showPreferencesBtn: t('choose'),
      footer: `<a href="/privacy">${t('privacy')}</a>`,
    },
    preferencesModal: {
      title: t('settings'),
      acceptAllBtn: t('acceptAll'),
      acceptNecessaryBtn: t('rejectAll'),
      savePreferencesBtn: t('saveChoice'),
      closeIconLabel: t('close'),
      sections: [
        {
          title: t('necessary'),
          description: t('necessaryHint'),
          linkedCategory: 'necessary',
        },
        {
          title: t('statistics'),
          description: t('statisticsHint'),
          linkedCategory: 'statistics',
        },
        { title: t('marketing'), description: t('marketingHint'), linkedCategory: 'marketing' },
        { title: t('preferences'), description: t('preferencesHint'), linkedCategory: 'preferences' },
      ],
    },
  };
}
