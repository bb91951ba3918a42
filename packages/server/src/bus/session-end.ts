/** What the database tells the bus of each session that is deleted: the hash of its token, in hexadecimal. */
export const sessionEndTopic = 'session-end';
