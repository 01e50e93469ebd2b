import { createContext, useContext } from 'react';

const FieldsLocked = createContext(false);
export const FieldsLockedProvider = FieldsLocked.Provider;

/** Returns true inside the fields of a locked element, for controls that a disabled `fieldset` does not reach, such as sliders. */
export function useFieldsLocked(): boolean {
  return useContext(FieldsLocked);
}
