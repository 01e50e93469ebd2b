/** An error that the person at the command line can correct. It is printed as one sentence without a stack, and the exit code is 2. */
export class CommandLineFault extends Error {}
