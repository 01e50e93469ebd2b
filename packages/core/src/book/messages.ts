import { defineMessages } from '../messages/define-messages.ts';
import type { SceneId } from './scenes.ts';

const SCENE_NAMES = {
  standing: 'Standing',
  lying: 'Lying',
  stack: 'Stack',
  shelf: 'On the shelf',
  'flat-lay': 'From above',
  'e-reader': 'E-reader',
  phone: 'Phone',
  player: 'Player',
} as const satisfies Record<SceneId, string>;

/** The names of the mockup scenes. */
export const sceneMessages = defineMessages('scenes', SCENE_NAMES);
