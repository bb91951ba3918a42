import { ApiError } from '@guildhall/api-client';
import type { ChatMessage, FoundMessage } from '@guildhall/contract';
import { defaultMessages, maxMessages } from '@guildhall/contract/limits';
import { queryOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { createActionKeys } from '#lib/action-key.ts';
import { api } from '#lib/api.ts';
import { debounce } from '#lib/debounce.ts';
import { filterRows, pagesOptions, type Pages } from '#lib/pages.ts';
import { productInText } from '#lib/product-in-text.ts';
import { failureWords } from '#lib/toast-policy.ts';
import { showAttention } from './attention.ts';
import { productQuery } from './products.ts';
import { connectionKeys, showLastMessage, showMessagesRead } from './connections.ts';

export const chatKeys = {
  all: ['chat'] as const,
  messages: (companyId: string) => ['chat', companyId] as const,
  search: ['chat-search'] as const,
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

/** The message without what it held, when its sender has deleted it. */
const emptied = ({ _id, sender, timestamp }: ChatMessage): ChatMessage => ({
  _id,
  sender,
  timestamp,
  content: '',
  deleted: true,
});

/**
 * Shows that a message was deleted, wherever it was loaded: a poll brings only the newest messages of a conversation.
 */
export function showMessageDeleted(queryClient: QueryClient, messageId: string): void {
  queryClient.setQueriesData<ChatMessage[]>(
    { queryKey: chatKeys.all, predicate: ({ state }) => Array.isArray(state.data) },
    (read) => read?.map((message) => (message._id === messageId ? emptied(message) : message)),
  );
  queryClient.setQueriesData<Pages<FoundMessage>>({ queryKey: chatKeys.search }, (data) =>
    filterRows(data, ({ message }) => message._id !== messageId),
  );
}

/** Whether messages are refused: the companies are not connected, or there is no such company. */
export const isRefused = (error: Error | null): boolean =>
  error instanceof ApiError && [400, 403, 404].includes(error.status);

/**
 * The messages with a company, polled each second while they are on the screen. The response carries an ETag, so
 * a poll that finds nothing new costs an empty 304 through the browser's cache.
 */
export const messagesQuery = (userId: string, companyId: string) =>
  queryOptions({
    queryKey: chatKeys.messages(companyId),
    queryFn: async ({ client, queryKey, signal }) => {
      const newest = await api.chat.listMessages(userId, companyId, { signal });
      showLastMessage(client, companyId, newest);
      return mergeNewest(client.getQueryData<ChatMessage[]>(queryKey), newest);
    },
    staleTime: 0,
    retry: false,
    // A new connection refetches what was refused.
    refetchInterval: ({ state }) => !isRefused(state.error) && pollInterval,
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

/** Loads all messages from around one on, so that a conversation can be opened at it. Nothing if they are there already. */
export const messagesFromQuery = (userId: string, companyId: string, messageId: string) =>
  queryOptions({
    queryKey: [...chatKeys.messages(companyId), 'from', messageId],
    queryFn: async ({ client, signal }) => {
      const queryKey = chatKeys.messages(companyId);
      const inCache = () => client.getQueryData<ChatMessage[]>(queryKey) ?? [];
      if (inCache().some(({ _id }) => _id === messageId)) return true;
      const found: ChatMessage[] = [];
      let page = await api.chat.listMessages(userId, companyId, {
        around: messageId,
        limit: maxMessages,
        signal,
      });
      const isKnown = ({ _id }: ChatMessage) => inCache().some((message) => message._id === _id);
      while (page.length > 0 && !page.some(isKnown)) {
        found.push(...page);
        const after = page.at(-1)!._id;
        page = await api.chat.listMessages(userId, companyId, { after, limit: maxMessages, signal });
      }
      found.push(...page.filter((message) => !isKnown(message)));
      client.setQueryData<ChatMessage[]>(queryKey, (read = []) => [...found, ...read]);
      return true;
    },
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });

/** Messages of all conversations that hold the words, newest first. Asks once the typing pauses. */
export const messageSearchQuery = (userId: string, words: string) =>
  pagesOptions([...chatKeys.search, words], async (page) => {
    if (page.signal) await debounce(page.signal);
    return api.chat.search(userId, words, page);
  });

/** Marks the messages with a company as read by the session's. Nobody waits for it, and nothing is said about it. */
export function useMarkRead(userId: string, companyId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (upTo: string) => api.chat.markRead(userId, companyId, upTo),
    onSuccess: async (attention, upTo) => {
      showMessagesRead(queryClient, companyId, upTo);
      await showAttention(queryClient, attention);
    },
  });
}

/** Deletes an own message for both companies. */
export function useDeleteMessage(companyId: string) {
  const queryClient = useQueryClient();
  const queryKey = chatKeys.messages(companyId);
  return useMutation({
    mutationFn: (messageId: string) => api.chat.deleteMessage(messageId),
    meta: { failure: failureWords },
    onSuccess: async ({ data }) => {
      await queryClient.cancelQueries({ queryKey });
      showMessageDeleted(queryClient, data._id);
      void queryClient.invalidateQueries({ queryKey: connectionKeys.accepted });
    },
  });
}

/** Sends a message to a company. Shows no toast: a failure is only logged, and the text stays in the input. */
export function useSendMessage(userId: string, companyId: string) {
  const queryClient = useQueryClient();
  const queryKey = chatKeys.messages(companyId);
  const [{ keyOf, done }] = useState(createActionKeys);
  return useMutation({
    mutationFn: async ({ content, fileIds }: { content: string; fileIds: string[] }) => {
      const productId = productInText(content, location.origin);
      // An address that leads nowhere is only text.
      const product =
        productId &&
        (await queryClient.fetchQuery({ ...productQuery(queryClient, productId), staleTime: 0 }));
      const message = {
        senderId: userId,
        receiverId: companyId,
        content,
        ...(fileIds.length > 0 && { fileIds }),
        ...(product && { productId: product.id }),
      };
      return api.chat.send(message, { idempotencyKey: keyOf(message) });
    },
    onSuccess: async ({ data }) => {
      done();
      // The response of a poll in flight may be from before the message was stored, and would remove it again.
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData<ChatMessage[]>(queryKey, (read) => withMessage(read, data));
      showLastMessage(queryClient, companyId, [data]);
    },
    onSettled: () => void queryClient.invalidateQueries({ queryKey }),
  });
}
