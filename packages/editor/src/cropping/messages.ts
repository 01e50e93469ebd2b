import { defineMessages } from '@coverwright/core/messages/define-messages.ts';

export const croppingMessages = defineMessages('editor cropping', {
  cropPicture: 'Crop the picture',
  fullPicture: 'Full picture',
  cancel: 'Cancel',
  apply: 'Apply',
  crop: 'Crop',
  fromTheLeft: 'From the left',
  fromTheTop: 'From the top',
  cropWidth: 'Crop width',
  cropHeight: 'Crop height',
  cropArea: 'Crop area, {size} pixels. Use the arrow keys to move it, Tab to reach its edges, Enter to apply, Escape to cancel',
  handle: '{handle}. Use the arrow keys to move it',
  size: '{size} px',
  nw: 'Top left corner',
  n: 'Top edge',
  ne: 'Top right corner',
  e: 'Right edge',
  se: 'Bottom right corner',
  s: 'Bottom edge',
  sw: 'Bottom left corner',
  w: 'Left edge',
});
