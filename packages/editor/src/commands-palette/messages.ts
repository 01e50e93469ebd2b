import { defineMessages } from '@coverwright/core/messages/define-messages.ts';

export const commandMessages = defineMessages('editor commands-palette', {
  findACommand: 'Find a command',
  placeholder: 'What would you like to do?',
  commands: 'Commands',
  noneFound: 'No command matches “{typed}”. Try another word.',
});
