import { visitsStorage } from '#lib/storage.ts';

const dismissalKey = (memberId: string) => `guildhall.checklist.${memberId}`;

/** Whether a member has taken the checklist of a new company away in this browser. */
export const isChecklistDismissed = (memberId: string): boolean =>
  visitsStorage.getItem(dismissalKey(memberId)) !== null;

/** Takes the checklist of a new company away for a member, in this browser. */
export const dismissChecklist = (memberId: string): void =>
  visitsStorage.setItem(dismissalKey(memberId), 'dismissed');
