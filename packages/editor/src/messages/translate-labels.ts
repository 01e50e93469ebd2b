/** Translates the labels of choices, which are keys of a message catalog. */
export function translateLabels<const Choice extends { readonly label: string }>(
  choices: readonly Choice[],
  t: (key: Choice['label']) => string,
): (Omit<Choice, 'label'> & { readonly label: string })[] {
  return choices.map((choice) => ({ ...choice, label: t(choice.label) }));
}
