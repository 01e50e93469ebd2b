/** True for what a key presses: Space and Enter belong to it, whatever is selected on the stage. */
export function isPressable(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('button, a[href], summary') !== null;
}

/** True where keys have a meaning of their own: in fields, in menus and in dialogs. */
export function isField(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.closest('input, textarea, select, [contenteditable="true"], [role="menu"]') !== null || isInDialog(target))
  );
}

export function isInDialog(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('[role="dialog"]') !== null;
}
