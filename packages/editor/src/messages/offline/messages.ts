import { defineMessages } from '@coverwright/core/messages/define-messages.ts';

/** A catalogue of its own, because pages of the site show it before they load the editor's calls. */
export const offlineMessages = defineMessages('offline', {
  offline: 'The server cannot be reached. Check the connection.',
});
