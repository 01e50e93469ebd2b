// @ts-check
/**
 * Runs a script's main part; a failure is one clear message, not a stack.
 * @param {() => void} main
 */
export function orExplain(main) {
  try {
    main();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
