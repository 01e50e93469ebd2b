import { defineMessages } from '@coverwright/core/messages/define-messages.ts';

export const legalMessages = defineMessages('legal', {
  lastUpdated: 'Last updated {date}',
  operatorUnknown: 'The operator of this server has not published their name and address yet.',
  theOperator: 'the operator of this server',
});
