/** How pages report faults; the editor reports by the same functions. */
export { reportFault, setFaultReporter } from '@coverwright/editor/faults/report-fault.ts';
