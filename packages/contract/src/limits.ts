/**
 * Limits that more than one package needs. This file imports nothing, so a browser loads the numbers alone.
 */

/** Rows of a page unless the call has a `limit`. */
export const defaultPageRows = 20;
/** Messages of a page of a conversation unless the call has a `limit`. */
export const defaultMessages = 50;
/** Messages of a page, at most. */
export const maxMessages = 100;
/** Results of each kind of a search in all kinds unless the call has a `limit`. */
export const defaultSearchResults = 5;
/** The maximum number of results of each kind that a search finds: the newest that match. */
export const maxSearchResults = 500;
/** The longest search text, in characters. */
export const maxSearchLength = 200;
/** The longest category or industry by which a list is narrowed, in characters. */
export const maxFilterLength = 80;
/** The longest chat message, in characters. */
export const maxMessageLength = 4000;
/** For how many minutes the company that has sent a message can delete it. */
export const messageDeletionMinutes = 15;
/** The largest file that can be uploaded, in bytes: 10 MB as people are told it. */
export const maxFileBytes = 10_000_000;
/** The most pixels that an uploaded picture may have. */
export const maxPicturePixels = 40_000_000;
/** The widths in which a picture is kept, in pixels, the smallest first: for an avatar, a card, a whole screen. */
export const pictureWidths = [192, 640, 1600] as const;
/** The types of pictures that can be uploaded. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;
/** The type of documents that can be uploaded. */
export const documentType = 'application/pdf';
/** Files of a request, of an offer and of a message, at most. */
export const maxAttachments = 10;
/** The largest amount of money that can be given, in rupees. */
export const maxPrice = 10_000_000_000;
/** Units of a product in stock, in a minimum order and in a price break, at most. */
export const maxUnits = 1_000_000_000;
/** Products that one call changes, at most. */
export const maxBulkProducts = 1000;
/** Products that a company can save for later. */
export const maxSavedProducts = 1000;
/** The largest file of products that can be imported, in bytes: as above. */
export const maxImportBytes = 10_000_000;
/** The most rows of products that one import takes. */
export const maxImportRows = 10_000;
/** For how many days a change of many products, or an import, can be taken back. */
export const undoDays = 30;
/** Lines of an offer, at most. */
export const maxOfferLines = 50;
/** Offers of a negotiation, at most. */
export const maxOffers = 100;
/** Notes of a negotiation, at most. */
export const maxNotes = 500;
/** Shipments of an order, at most. */
export const maxShipments = 100;
/** How many days a company that was deleted can come back. */
export const returnDays = 14;
/** Requests for an estimate of a company that are open at the same time. */
export const maxOpenEstimates = 1000;
/** Members of a company and open invitations to it, together. */
export const maxTeam = 200;
/** How long an invitation to a company is open, in days. */
export const invitationDays = 7;
/** The tax of a line in percent unless the offer says another. */
export const defaultTaxPercent = 18;
/** What a badge counts to: there is no more to say than "many". */
export const maxAttention = 100;
/** How long notifications are kept, in days. */
export const notificationDays = 90;
/** Vendors who are told of one request, at most. */
export const maxMatchedVendors = 200;
/** Reports that a company can send within a day. */
export const maxReportsPerDay = 20;
/** The time zone in which the days of a company end that has chosen none. */
export const defaultZone = 'Asia/Kolkata';
/** First replies from which on it is said how soon a company replies. */
export const minReplySample = 5;
