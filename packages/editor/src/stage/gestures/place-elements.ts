import type { Command } from '@coverwright/core/commands/apply-command.ts';
import type { ElementBox, NewPlace } from '@coverwright/core/interaction/element-box.ts';

/** Returns a single command that moves all boxes to their new places, or none of them; null without boxes. */
export function placeCommand(boxes: readonly ElementBox[], places: readonly NewPlace[]): Command | null {
  const commands = boxes.flatMap((box, index) => {
    const place = places[index];
    const command = place && box.commandFor(place);
    if (!command) return [];
    return command.name === 'together' ? command.commands : [command];
  });
  const [first, ...rest] = commands;
  if (!first) return null;
  return rest.length === 0 ? first : { name: 'together', commands };
}
