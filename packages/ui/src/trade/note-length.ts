/** The most characters of what one side of a deal tells the other: a note, a question, a reason, a problem. */
export const maxNoteLength = 2000;
