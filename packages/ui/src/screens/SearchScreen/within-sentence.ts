/** The word for a kind of results within a sentence. */
export const withinSentence = {
  all: 'ofAll',
  companies: 'ofCompanies',
  products: 'ofProducts',
  requests: 'ofRequests',
} as const;
