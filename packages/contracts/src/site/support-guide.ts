/** The guide with the support address. It differs between servers, so it is rendered on request. */
export const SUPPORT_GUIDE = '/guides/support-and-faqs/getting-help';
