/** The guide that says whom to write to. It differs from server to server, so it is rendered on request. */
export const SUPPORT_GUIDE = '/guides/support-and-faqs/getting-help';
