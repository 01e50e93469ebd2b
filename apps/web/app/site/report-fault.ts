/** Pages report faults by the editor's functions. */
export { reportFault, setFaultReporter } from '@coverwright/editor/faults/report-fault.ts';
