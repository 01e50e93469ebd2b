/** The names of the product's queues, which are all created at start. */
export const JOB_NAMES = [
  'render-export',
  'expire-exports',
  'copy-stock',
  'expire-uploads',
  'expire-sign-ins',
  'expire-items',
  'expire-orders',
  'render-share',
  'send-mail',
  'resend-mails',
  'sweep-files',
  'expire-anonymous',
] as const;
export type JobName = (typeof JOB_NAMES)[number];
