import { defineMessages } from '@coverwright/core/messages/define-messages.ts';

export const iconSearchMessages = defineMessages('editor shapes/icons', {
  searchLabel: 'Search icons',
  searchPlaceholder: 'Search: {examples}…',
  clearSearch: 'Clear the search',
  style: 'Style',
  notLoaded: 'The icons could not be loaded. {fault}',
  tryAgain: 'Try again',
  noneFound: 'No icon is called “{term}”. Try one plain English word.',
  all: 'All',
  solid: 'Solid',
  line: 'Line',
  color: 'Color',
});
