import type { ChatMessage } from '@guildhall/contract';
import { defaultMessages } from '@guildhall/contract/limits';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { createActionKeys } from '#lib/action-key.ts';
import { api } from '#lib/api.ts';
import { showLastMessage } from './connections.ts';

export const chatKeys = {
  all: ['chat'] as const,
  messages: (companyId: string) => ['chat', companyId] as const,
};

const pollInterval = 1000;

/** The server's newest messages, after the older ones already in the cache. */
export function mergeNewest(read: readonly ChatMessage[] = [], newest: ChatMessage[]): ChatMessage[] {
  const start = read.findIndex(({ _id }) => _id === newest[0]?._id);
  // No overlap: messages may be missing in between, so the older ones are dropped and can be loaded again.
  if (start < 1) return newest;
  return [...read.slice(0, start), ...newest];
}

/** The messages with one that was just sent, which a poll may have added already. */
export function withMessage(read: readonly ChatMessage[] = [], message: ChatMessage): ChatMessage[] {
  return [...read.filter(({ _id }) => _id !== message._id), message];
}

/**
 * The messages with a company, polled each second while they are on the screen. The response carries an ETag, so
 * a poll that finds nothing new costs an empty 304 through the browser's cache.
 */
export const messagesQuery = (userId: string, companyId: string) =>
  queryOptions({
    queryKey: chatKeys.messages(companyId),
    queryFn: async ({ client, queryKey, signal }) => {
      const newest = await api.chat.listMessages(userId, companyId, { signal });
      showLastMessage(client, companyId, newest.at(-1));
      return mergeNewest(client.getQueryData<ChatMessage[]>(queryKey), newest);
    },
    staleTime: 0,
    retry: false,
    refetchInterval: pollInterval,
  });

/** Loads the messages before the oldest one in the cache, and returns whether there are more. */
export function useOlderMessages(userId: string, companyId: string, messages: readonly ChatMessage[]) {
  const queryClient = useQueryClient();
  const queryKey = chatKeys.messages(companyId);
  const { data: lastRead, mutateAsync: readBefore } = useMutation({
    mutationFn: (before: string) =>
      api.chat.listMessages(userId, companyId, { before, limit: defaultMessages }),
    onSuccess: (older) => {
      queryClient.setQueryData<ChatMessage[]>(queryKey, (read = []) => [...older, ...read]);
    },
  });
  const reachedStart =
    messages.length < defaultMessages || (lastRead !== undefined && lastRead.length < defaultMessages);
  return {
    hasOlder: !reachedStart,
    onLoadOlder: async () => {
      const [oldest] = messages;
      if (oldest) await readBefore(oldest._id);
    },
  };
}

/** Sends a message to a company. Shows no toast: a failure is only logged, and the text stays in the input. */
export function useSendMessage(userId: string, companyId: string) {
  const queryClient = useQueryClient();
  const queryKey = chatKeys.messages(companyId);
  const [{ keyOf, done }] = useState(createActionKeys);
  return useMutation({
    mutationFn: (content: string) => {
      const message = { senderId: userId, receiverId: companyId, content };
      return api.chat.send(message, { idempotencyKey: keyOf(message) });
    },
    onSuccess: async ({ data }) => {
      done();
      // The response of a poll in flight may be from before the message was stored, and would remove it again.
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData<ChatMessage[]>(queryKey, (read) => withMessage(read, data));
      showLastMessage(queryClient, companyId, data);
    },
    onSettled: () => void queryClient.invalidateQueries({ queryKey }),
  });
}
