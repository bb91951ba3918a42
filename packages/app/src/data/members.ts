import { ApiError } from '@guildhall/api-client';
import type { AcceptInvitation, InviteMember, Role } from '@guildhall/contract';
import {
  queryOptions,
  skipToken,
  useMutation,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { createActionKeys } from '#lib/action-key.ts';
import { api } from '#lib/api.ts';
import { isLinkVoid } from '#lib/field-errors.ts';
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

/**
 * The open invitation of a link. `id` tells it from that of another link, because the key of a query is logged, and a token
 * must not be. It is not read again while it shows: the call that joins has used the link up.
 */
export const invitationQuery = (id: string, token: string | undefined) =>
  queryOptions({
    queryKey: ['invitation', id],
    queryFn: token === undefined ? skipToken : ({ signal }) => api.members.invitation({ token }, { signal }),
    staleTime: 'static',
    gcTime: 0,
  });

/** Whether a call may have done its work: no response came, or none of the server's. */
const isUncertain = (error: unknown) => !(error instanceof ApiError) || error.status >= 500;

/**
 * Joins a company by the link of an invitation to `email`, which opens a session. The screen shows why it failed. A call
 * whose response was lost may have joined, which voids the link: trying again then logs in.
 */
export function useJoin(email: string | undefined) {
  const mayHaveJoined = useRef(false);
  return useMutation({
    mutationFn: async (body: AcceptInvitation) => {
      try {
        return await api.members.accept(body);
      } catch (error) {
        mayHaveJoined.current ||= isUncertain(error);
        if (!mayHaveJoined.current || email === undefined || !isLinkVoid(error)) throw error;
        return api.users.logIn({ email, password: body.password }).catch((refusal: unknown) => {
          // Somebody else has joined by it, or with another password.
          throw refusal instanceof ApiError && refusal.status === 401 ? error : refusal;
        });
      }
    },
    meta: { success: successWords, duration: toastDuration.brief, opensSession: true },
    onSuccess: useOpenSession(),
  });
}
