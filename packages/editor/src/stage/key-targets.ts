/** Returns true for controls that Space and Enter press, whatever is selected on the stage. */
export function isPressable(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('button, a[href], summary') !== null;
}

/** Returns true for fields, menus and dialogs, which handle keys themselves. */
export function isField(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.closest('input, textarea, select, [contenteditable="true"], [role="menu"]') !== null || isInDialog(target))
  );
}

export function isInDialog(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('[role="dialog"]') !== null;
}
