/** Something the person at the keyboard can fix: printed as one sentence, exit code 2, no stack. */
export class CommandLineFault extends Error {}
