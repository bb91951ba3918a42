import type { ActivityQuery } from '@guildhall/contract';
import { api } from '#lib/api.ts';
import { pagesOptions } from '#lib/pages.ts';

export type ActivityFilter = Pick<ActivityQuery, 'memberId' | 'kind'>;

export const activityKeys = { all: ['activity'] as const };

/** What the members of the company did, newest first. */
export const activityQuery = (userId: string, filter: ActivityFilter) =>
  pagesOptions([...activityKeys.all, filter], (page) => api.activity.list(userId, { ...filter, ...page }));
