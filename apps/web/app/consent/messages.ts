import { defineMessages } from '@coverwright/core/messages/define-messages.ts';

export const consentMessages = defineMessages('consent', {
  cookieSettings: 'Cookie settings',
});
