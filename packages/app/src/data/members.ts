import type { AcceptInvitation, InviteMember, Role } from '@guildhall/contract';
import { queryOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { createActionKeys } from '#lib/action-key.ts';
import { api } from '#lib/api.ts';
import type { RefreshOptions } from '#lib/refresh-options.ts';
import { failureWords as failure, successWords, toastDuration } from '#lib/toast-policy.ts';
import { activityKeys } from './activity.ts';
import { companyKeys, useEndSessionHere, useOpenSession } from './users.ts';

const teamKey = ['team'] as const;

/** The members of the company and its open invitations, as the design system shows them. */
export const teamQuery = (userId: string) =>
  queryOptions({
    queryKey: teamKey,
    queryFn: async ({ signal }) => {
      const { members, invitations } = await api.members.list(userId, { signal });
      return {
        members: members.map(({ _id: id, ...member }) => ({ id, ...member })),
        invitations: invitations.map(({ _id: id, ...invitation }) => ({ id, ...invitation })),
      };
    },
  });

/**
 * Reads again who is in the company, what its members did, and the profiles, because the own role and the name of the
 * company are in the own one.
 */
export const refreshCompany = (queryClient: QueryClient, { predicate, ...options }: RefreshOptions = {}) =>
  Promise.all(
    [teamKey, activityKeys.all, companyKeys.profiles].map((queryKey) =>
      queryClient.invalidateQueries({ queryKey, ...(predicate && { predicate }) }, options),
    ),
  );

/** What each change of the team does, also when it was refused. */
function useTeamEffects() {
  const queryClient = useQueryClient();
  return { onSettled: () => refreshCompany(queryClient) };
}

/**
 * Invites a person. The form shows the link, and why it failed. `onSent` is called even if the form is no longer shown.
 */
export function useInvite(onSent: () => void = () => {}) {
  const [{ keyOf, done }] = useState(createActionKeys);
  const { onSettled } = useTeamEffects();
  return useMutation({
    mutationFn: (body: InviteMember) => api.members.invite(body, { idempotencyKey: keyOf(body) }),
    meta: { success: successWords, failure, duration: toastDuration.dialog },
    onSuccess: () => {
      done();
      onSent();
    },
    onSettled,
  });
}

/** Sends an invitation again. */
export function useResendInvitation() {
  const [{ keyOf, done }] = useState(createActionKeys);
  const { onSettled } = useTeamEffects();
  return useMutation({
    mutationFn: ({ id }: { id: string }) => api.members.resend(id, { idempotencyKey: keyOf(id) }),
    meta: { success: successWords, failure },
    onSuccess: done,
    onSettled,
  });
}

export const useRevokeInvitation = () =>
  useMutation({
    mutationFn: ({ id }: { id: string }) => api.members.revoke(id),
    meta: { success: successWords, failure },
    ...useTeamEffects(),
  });

export const useChangeRole = () =>
  useMutation({
    mutationFn: ({ id, role }: { id: string; role: Role }) => api.members.change(id, { role }),
    meta: { success: successWords, failure },
    ...useTeamEffects(),
  });

/** Takes another member out of the company. */
export const useRemoveMember = () =>
  useMutation({
    mutationFn: ({ id }: { id: string }) => api.members.remove(id),
    meta: { success: successWords, failure },
    ...useTeamEffects(),
  });

/** Leaves the company, which ends the session; `onLeft` then leads to the log-in, because the list is no longer shown. */
export function useLeave(onLeft: () => void) {
  const endSession = useEndSessionHere();
  return useMutation({
    mutationFn: ({ id }: { id: string }) => api.members.remove(id),
    meta: { success: successWords, failure },
    onSuccess: () => {
      endSession();
      onLeft();
    },
  });
}

/** Joins a company by the link of an invitation, which opens a session. The screen shows why it failed. */
export const useJoin = () =>
  useMutation({
    mutationFn: (body: AcceptInvitation) => api.members.accept(body),
    meta: { success: successWords, duration: toastDuration.brief, opensSession: true },
    onSuccess: useOpenSession(),
  });
